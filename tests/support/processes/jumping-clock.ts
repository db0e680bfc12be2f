// Loaded into a process before all else (`NODE_OPTIONS=--import=…`): at SIGUSR2 its wall clock jumps, as one does that is
// set by hand or by a virtual machine that was asleep. Time that passes is measured as before, and so is the database's.
const DAY_MS = 86_400_000;
/** Where the clock stands after each jump, against the true time. */
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
