import { useQueryClient } from "@tanstack/react-query";
import { soundCopy } from "#core/film/film.copy.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { voiceKey } from "../film-queries.ts";

/** Returns a function that lets the server's provider speak all scenes; `useVoice` follows it. */
export function useSpeak(id: string): (settings: FilmSettings) => Promise<void> {
  const client = useQueryClient();
  const toast = useToast();
  return async ({ scenes }) => {
    const spoken = scenes
      .map(({ voiceOver }, scene) => ({ scene, text: voiceOver }))
      .filter(({ text }) => text.trim() !== "");
    try {
      const voice = await api("POST /api/generations/:id/voice", {
        params: { id },
        body: { scenes: spoken },
      });
      client.setQueryData(voiceKey(id), voice);
    } catch (error) {
      toast.error(failureMessage(error, soundCopy.speakFailed));
    }
  };
}
