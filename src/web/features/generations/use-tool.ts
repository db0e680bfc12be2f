import { useEffect, useRef } from "react";
import type { CreateGeneration } from "#core/generations/api.ts";
import type { ToolKind } from "#core/generations/kinds.ts";
import { toolToasts } from "#core/generations/messages.ts";
import { isRejected } from "#web/lib/api-error.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useRefreshUsage } from "#web/lib/use-usage.ts";
import { useCreateGeneration } from "./create-generation.ts";
import { useRefreshHistory } from "./history.ts";
import { useRetryGeneration } from "./retry-generation.ts";
import { useGeneration, type LiveGeneration } from "./use-generation.ts";
import { scrollToResult } from "./scroll-to-result.ts";
import { useShownId } from "./use-shown-id.ts";

interface ToolOptions<Input> {
  readonly kind: ToolKind;
  /** Request that creates a generation from a brief. */
  readonly request: (input: Input) => CreateGeneration;
  /** Shows field errors of a rejected request in the form. */
  readonly onRejected: (error: unknown) => void;
}

/**
 * State of a tool's page: the generation on screen and the toast about it. `useTool` makes it,
 * result panels and history read it.
 */
export interface ToolState {
  /** Id of the tool's toast; the form's messages replace its content. */
  readonly toastId: string;
  readonly shown: string | undefined;
  readonly show: (id: string | undefined) => void;
  readonly live: LiveGeneration;
  /** A request or the shown generation is in progress. */
  readonly busy: boolean;
  readonly retry: () => Promise<void>;
}

interface Tool<Input> extends ToolState {
  readonly generate: (input: Input) => Promise<void>;
}

/**
 * State of a tool's page, for `TextAdTool` and `useUploadTool`: creates generations of one kind,
 * follows the shown one, retries it, and shows toasts. Another kind's generation counts as not
 * found. Words of toasts: `toolToasts` in `core/generations/messages.ts`, or the server's message.
 */
export function useTool<Input>({ kind, request, onRejected }: ToolOptions<Input>): Tool<Input> {
  const toasts = toolToasts[kind];
  const toast = useToast();
  const [shown, show] = useShownId();
  const { live: state, restart } = useGeneration(shown);
  // The URL can contain the id of another tool's generation, which is not shown here.
  const otherKind = state.result !== undefined && state.result.kind !== kind;
  const live = otherKind ? { ...state, result: undefined, notFound: true } : state;
  const create = useCreateGeneration();
  const retryGeneration = useRetryGeneration();
  const refreshHistory = useRefreshHistory(kind);
  const refreshUsage = useRefreshUsage();
  const toastId = `tool-${kind}`;
  /** Generation created on this page, whose end is announced by a toast. */
  const announcedId = useRef<string>(undefined);
  const { result } = live;
  const busy =
    create.isPending || retryGeneration.isPending || (shown !== undefined && !result && !live.notFound);

  useEffect(() => {
    if (!result || result.id !== announcedId.current) return;
    announcedId.current = undefined;
    if (result.status === "completed") toast.success(toasts.done, { id: toastId });
    else toast.error(result.error?.message ?? toasts.failed, { id: toastId });
    void refreshHistory();
    void refreshUsage();
  });

  /**
   * Runs a request and shows errors: the server's message for a rejected request, otherwise the
   * tool's.
   */
  async function run(request: () => Promise<void>) {
    toast.loading(toasts.loading, { id: toastId });
    try {
      await request();
    } catch (error) {
      onRejected(error);
      toast.error(isRejected(error) ? error.message : toasts.failed, { id: toastId });
      void refreshUsage();
    }
  }

  return {
    toastId,
    shown,
    show,
    live,
    busy,
    generate: (input) =>
      run(async () => {
        const { id } = await create.mutateAsync(request(input));
        announcedId.current = id;
        show(id);
        scrollToResult();
        void refreshHistory();
      }),
    retry: () =>
      run(async () => {
        if (shown === undefined) return;
        await retryGeneration.mutateAsync(shown);
        announcedId.current = shown;
        restart();
      }),
  };
}
