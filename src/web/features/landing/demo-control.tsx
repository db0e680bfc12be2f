import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { demoCopy } from "#core/landing.copy.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";

const ACTIONS = [
  { name: "play", Icon: Play, label: demoCopy.play },
  { name: "pause", Icon: Pause, label: demoCopy.pause },
  { name: "replay", Icon: RotateCcw, label: demoCopy.replay },
];

/**
 * Button in `Demo` that plays, pauses and replays it. `public/landing.js` shows it unless motion is
 * reduced. Words: `demoCopy` in `core/landing.copy.ts`.
 */
export function DemoControl() {
  return (
    <button
      type="button"
      hidden
      data-demo-control="play"
      className={cx(
        buttonStyles({ variant: "secondary", size: "small" }),
        "absolute! right-3 max-sm:h-11! max-sm:px-4",
      )}
    >
      {ACTIONS.map(({ name, Icon, label }) => (
        <span key={name} className={`demo-${name} items-center gap-1.5`}>
          <Icon aria-hidden className="size-3.5" strokeWidth={2} />
          {label}
        </span>
      ))}
    </button>
  );
}
