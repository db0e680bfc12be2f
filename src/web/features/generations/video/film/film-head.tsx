import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import CloudOff from "lucide-react/icons/cloud-off";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { Link } from "react-router";
import { filmCopy } from "#core/film/film.copy.ts";
import { saveCopy } from "#core/save-status.copy.ts";
import { TOOL_PATHS } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import type { FilmDraft } from "./use-film-draft.ts";

/**
 * Top of `FilmEditor`: path, title, whether the settings are saved, undo and redo, and the choice
 * after a change in another tab or on another device. Words: `filmCopy` in `core/film/film.copy.ts`
 * and `core/save-status.copy.ts`.
 */
export function FilmHead({ name, draft }: { name: string; draft: FilmDraft }) {
  return (
    <>
      <nav aria-label={filmCopy.crumbs} className="mb-1.5 flex items-center gap-1.5 text-label text-ink-3">
        <Link to={TOOL_PATHS.video} className="hover:text-ink">
          {filmCopy.scripts}
        </Link>
        <ChevronRight aria-hidden className="size-3.5" />
        <span className="truncate">{name}</span>
      </nav>
      <PageHeader title={filmCopy.title} lead={filmCopy.lead} action={<Actions draft={draft} />} />
      {draft.saving.conflicts.settings !== undefined && <Conflict draft={draft} />}
    </>
  );
}

function Actions({ draft: { saving, errors, canUndo, canRedo, undo, redo } }: { draft: FilmDraft }) {
  const status = Object.keys(errors).length > 0 ? "invalid" : saving.status;
  return (
    <div className="flex items-center gap-1">
      <IconButton label={filmCopy.undo} disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={filmCopy.redo} disabled={!canRedo} onClick={redo}>
        <Redo2 aria-hidden className="size-4.5" />
      </IconButton>
      <p role="status" className="ml-2 flex items-center gap-1.5 text-label text-ink-3">
        {status === "saved" && <Check aria-hidden className="size-4 text-ok" />}
        {status === "failed" && <CloudOff aria-hidden className="size-4 text-bad" />}
        {status === "saving" && <SpinnerIcon />}
        {saveCopy[status]}
      </p>
      {status === "failed" && (
        <Button size="small" onClick={() => void saving.flush()}>
          {saveCopy.tryAgain}
        </Button>
      )}
    </div>
  );
}

function Conflict({ draft }: { draft: FilmDraft }) {
  return (
    <div className="mb-4">
      <Note
        tone="warn"
        role="alert"
        action={
          <div className="flex gap-2">
            <Button size="small" onClick={() => draft.resolve("mine")}>
              {saveCopy.keepMine}
            </Button>
            <Button size="small" onClick={() => draft.resolve("theirs")}>
              {saveCopy.takeTheirs}
            </Button>
          </div>
        }
      >
        {filmCopy.conflict}
      </Note>
    </div>
  );
}
