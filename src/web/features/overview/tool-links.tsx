import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { KINDS, TOOL_KINDS } from "#core/generations/kinds.ts";
import { KIND_ICONS } from "#web/lib/kind-icons.ts";
import { TOOL_PATHS } from "#web/lib/paths.ts";

/**
 * Links to the tools in `StartCard` and `CreateMoreCard`. Tools: `core/generations/kinds.ts`; their
 * words: the kind's `*.kind.ts` there; icons: `lib/kind-icons.ts`.
 */
export function ToolLinks() {
  return (
    <ul className="-mx-3 mt-3 grid">
      {TOOL_KINDS.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <li key={kind}>
            <Link
              to={TOOL_PATHS[kind]}
              className="flex items-center gap-3 rounded-md px-3 py-2 transition-colors hover:bg-sunken"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-brand-text" strokeWidth={1.75} />
              <span className="min-w-0">
                <span className="block font-medium">{KINDS[kind].label}</span>
                <span className="block text-caption text-ink-3">{KINDS[kind].tool.summary}</span>
              </span>
              <ArrowRight aria-hidden className="ml-auto size-4 shrink-0 text-ink-3" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
