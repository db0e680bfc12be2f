import { demoWords, sample } from "../../../core/landing.ts";
import { cx } from "../../ui/cx.ts";
import { LoomStrip, LoomWide } from "./loom-drawing.tsx";

const DOTS = ["bg-thread-1", "bg-thread-2", "bg-thread-3", "bg-thread-4", "bg-thread-5"];

function Brief() {
  return (
    <div className="relative z-1 rounded-lg border border-line bg-surface shadow-md wide:absolute wide:top-0 wide:left-0 wide:w-[321px]">
      <div className="flex h-10 items-center justify-between px-4">
        <h3 className="font-semibold">{sample.title}</h3>
        <span className="text-caption text-ink-3">{sample.count}</span>
      </div>
      <dl className="text-label">
        {sample.brief.map(([name, value], index) => (
          <div
            key={name}
            className="relative grid h-[42px] grid-cols-[84px_1fr] items-center border-t border-line px-4"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="truncate font-medium">{value}</dd>
            <span
              aria-hidden
              className={cx(
                "absolute top-1/2 -right-[5px] hidden size-[9px] -translate-y-1/2 rounded-full ring-2 ring-surface wide:block",
                DOTS[index],
              )}
            />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The sample campaign: five answers run as threads through the loom and leave it as three ads. */
export function Demo() {
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className="demo mx-auto mt-10 max-w-140 px-4 wide:max-w-300 wide:px-0"
    >
      <h2 id="demo-title" className="sr-only">
        {demoWords.title}
      </h2>
      <div className="relative">
        <LoomWide className="absolute top-0 left-0 max-wide:hidden" />
        <Brief />
        <LoomStrip className="h-[138px] w-full wide:hidden" />
        <ul className="grid gap-4 wide:ml-[387px] wide:grid-cols-3 wide:gap-6 wide:pt-[258px]">
          {sample.ads.map((ad) => (
            <li
              key={ad.angle}
              className="demo-ad relative rounded-md border border-line bg-surface p-4 shadow-md wide:rounded-t-none"
            >
              <h3 className="text-caption font-medium text-ink-3">{ad.angle}</h3>
              <p className="mt-1.5 text-copy text-pretty">{ad.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-caption text-ink-3 wide:absolute wide:top-[272px] wide:left-0 wide:mt-0 wide:w-[321px]">
          {demoWords.caption}
        </p>
      </div>
    </section>
  );
}
