/**
 * Logo mark (`public/logo.svg`) and product name, in the frames of dashboard, account and review
 * pages. Wrap it in a link to the home page.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex w-fit items-center gap-2.5 text-card font-semibold tracking-[-0.02em]">
      <img src="/logo.svg" alt="" width="24" height="24" />
      {name}
    </span>
  );
}
