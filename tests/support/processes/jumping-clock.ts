// Loaded into a process first (`NODE_OPTIONS=--import=…`): on SIGUSR2, its wall clock jumps as if
// it was set by hand or a virtual machine resumed. The monotonic clock and the database's clock are
// unaffected.
const DAY_MS = 86_400_000;
/** Offset from the true time after each jump. */
const JUMPS = [3 * DAY_MS, -3 * DAY_MS, 0];

const trueNow = Date.now.bind(Date);
let offset = 0;
const now = () => trueNow() + offset;

globalThis.Date = new Proxy(Date, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: (target) => Reflect.construct(target, [now()]).toString(),
  get: (target, name, receiver) => (name === "now" ? now : (Reflect.get(target, name, receiver) as unknown)),
});

process.on("SIGUSR2", () => {
  offset = JUMPS.shift() ?? 0;
  process.stdout.write(`clock jumped to ${new Date().toISOString()}\n`);
});
