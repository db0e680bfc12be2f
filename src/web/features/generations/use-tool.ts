import { useEffect, useRef } from "react";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useRefreshUsage } from "#web/lib/use-usage.ts";
import { useCreateGeneration } from "./create-generation.ts";
import { useRefreshHistory } from "./history.ts";
import { useRetryGeneration } from "./retry-generation.ts";
import { useGeneration, type WatchedGeneration } from "./use-generation.ts";
import { showResult } from "./show-result.ts";
import { useShown } from "./use-shown.ts";

interface ToolOptions {
  readonly kind: GenerationKind;
  /** What the tool's one toast says: it tells the whole story of a generation, from loading to how it ended. */
  readonly toasts: { readonly loading: string; readonly done: string; readonly failed: string };
  /** Shows at the form what the server refused. */
  readonly onRefused: (error: unknown) => void;
}

export interface ToolState {
  /** Of the tool's toast; what the form says takes its place. */
  readonly toastId: string;
  readonly shown: string | undefined;
  readonly show: (id: string | undefined) => void;
  readonly watched: WatchedGeneration;
  /** A generation has been asked for or is under way. */
  readonly busy: boolean;
  readonly generate: (input: Record<string, unknown>) => Promise<void>;
  readonly retry: () => Promise<void>;
}

/** Makes generations of one kind, follows the one that is shown and says how it goes. */
export function useTool({ kind, toasts, onRefused }: ToolOptions): ToolState {
  const toast = useToast();
  const [shown, show] = useShown();
  const { watched: followed, restart } = useGeneration(shown);
  // An address with the id of another tool's work has nothing to show here.
  const foreign = followed.result !== undefined && followed.result.kind !== kind;
  const watched = foreign ? { ...followed, result: undefined, gone: true } : followed;
  const create = useCreateGeneration();
  const again = useRetryGeneration();
  const refreshHistory = useRefreshHistory(kind);
  const refreshUsage = useRefreshUsage();
  const toastId = `tool-${kind}`;
  /** The generation whose end this page announces: one that was asked for here. */
  const awaited = useRef<string>(undefined);
  const { result } = watched;
  const busy = create.isPending || again.isPending || (shown !== undefined && !result && !watched.gone);

  useEffect(() => {
    if (!result || result.id !== awaited.current) return;
    awaited.current = undefined;
    if (result.status === "completed") toast.success(toasts.done, { id: toastId });
    else toast.error(result.error?.message ?? toasts.failed, { id: toastId });
    void refreshHistory();
    void refreshUsage();
  });

  /** Runs a request for a generation; a refusal is told in its own words, anything else in the tool's. */
  async function ask(request: () => Promise<void>) {
    toast.loading(toasts.loading, { id: toastId });
    try {
      await request();
    } catch (error) {
      const words = isApiError(error) && error.status > 0 && error.status < 500 ? error.message : undefined;
      onRefused(error);
      toast.error(words ?? toasts.failed, { id: toastId });
      void refreshUsage();
    }
  }

  return {
    toastId,
    shown,
    show,
    watched,
    busy,
    generate: (input) =>
      ask(async () => {
        const { id } = await create.mutateAsync({ kind, input });
        awaited.current = id;
        show(id);
        showResult();
        void refreshHistory();
      }),
    retry: () =>
      ask(async () => {
        if (shown === undefined) return;
        await again.mutateAsync(shown);
        awaited.current = shown;
        restart();
      }),
  };
}
