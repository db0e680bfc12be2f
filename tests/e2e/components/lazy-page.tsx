import { Component, Suspense, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import "#web/styles.css";
import { ToastProvider } from "#web/ui/toast-provider.tsx";

let isReachable = false;
let loads = 0;

async function load<T>(part: T): Promise<T> {
  loads++;
  if (!isReachable) throw new Error("unreachable");
  return part;
}

const Chart = lazyPart(() => load(({ name }: { name: string }) => <p>{`Chart ${name}, load ${loads}`}</p>));
const Remarks = lazyPart(
  () => load(() => <p>Remarks</p>),
  () => <p>No remarks yet</p>,
);
const Broken = lazyPart(() =>
  load((): ReactNode => {
    throw new Error("broken part");
  }),
);
const Settings = lazyDialog(() =>
  load(({ onClose }: { onClose: () => void }) => (
    <div role="dialog" aria-label="Settings">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )),
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>The page crashed</p> : this.props.children);
}

/** Parts that load on demand, whose code is unreachable until a button is pressed. */
function LazyPage() {
  const [shown, setShown] = useState<string>();
  const show = (name: string) => (
    <button type="button" onClick={() => setShown(name)}>
      {`Show ${name}`}
    </button>
  );
  return (
    <main className="grid max-w-150 gap-6 p-6">
      <h1>Parts of a page</h1>
      <button type="button" onClick={() => (isReachable = true)}>
        Make the code reachable
      </button>
      {["charts", "remarks", "broken", "settings"].map((name) => (
        <div key={name}>{show(name)}</div>
      ))}
      <Suspense>
        {shown === "charts" && (
          <>
            <Chart name="A" />
            <Chart name="B" />
          </>
        )}
        {shown === "remarks" && <Remarks />}
        {shown === "broken" && <Broken />}
        {shown === "settings" && <Settings onClose={() => setShown(undefined)} />}
      </Suspense>
    </main>
  );
}

createRoot(document.querySelector("#root")!).render(
  <ToastProvider>
    <Boundary>
      <LazyPage />
    </Boundary>
  </ToastProvider>,
);
