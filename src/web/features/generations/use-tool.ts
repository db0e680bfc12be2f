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
  /** Texts of the tool's single toast, which follows a generation from start to end. */
  readonly toasts: { readonly loading: string; readonly done: string; readonly failed: string };
  /** Shows field errors of a rejected request in the form. */
  readonly onRefused: (error: unknown) => void;
}

export interface ToolState {
  /** Id of the tool's toast; the form's messages replace its content. */
  readonly toastId: string;
  readonly shown: string | undefined;
  readonly show: (id: string | undefined) => void;
  readonly watched: WatchedGeneration;
  /** A request or the shown generation is in progress. */
  readonly busy: boolean;
  readonly generate: (input: Record<string, unknown>) => Promise<void>;
  readonly retry: () => Promise<void>;
}

/** State of a tool: creates generations of one kind and follows the shown one. */
export function useTool({ kind, toasts, onRefused }: ToolOptions): ToolState {
  const toast = useToast();
  const [shown, show] = useShown();
  const { watched: followed, restart } = useGeneration(shown);
  // The URL can contain the id of another tool's generation, which is not shown here.
  const foreign = followed.result !== undefined && followed.result.kind !== kind;
  const watched = foreign ? { ...followed, result: undefined, gone: true } : followed;
  const create = useCreateGeneration();
  const again = useRetryGeneration();
  const refreshHistory = useRefreshHistory(kind);
  const refreshUsage = useRefreshUsage();
  const toastId = `tool-${kind}`;
  /** Generation created on this page, whose end is announced by a toast. */
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

  /**
   * Runs a request and shows errors: the server's message for a rejected request, otherwise the
   * tool's.
   */
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
