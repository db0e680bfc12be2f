import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BriefReading } from "#core/generations/api.ts";
import { api } from "#web/lib/api.ts";

/** Pause after the last key before the brief is read. */
const TYPING_PAUSE_MS = 600;

/**
 * Has the server read an unfinished brief (`POST /api/briefs/read`) `TYPING_PAUSE_MS` after the
 * last key, for `BriefLanguage`: its language and the facts that are missing. `undefined` without a
 * product name and without a response. Rules: `server/modules/generations/brief-reading.ts`.
 * @param values form values; only texts are sent, without the chosen language
 */
export function useBriefReading(values: object): BriefReading | undefined {
  const texts = Object.entries(values).filter(
    ([name, value]) => name !== "language" && typeof value === "string",
  );
  const typed = JSON.stringify(Object.fromEntries(texts));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const input = JSON.parse(settled) as Record<string, string>;
  const enabled = (input["productName"] ?? "").trim() !== "";
  const { data } = useQuery({
    queryKey: ["brief-reading", settled],
    queryFn: ({ signal }) => api("POST /api/briefs/read", { body: { input }, signal }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return enabled ? data : undefined;
}
