import { Skeleton } from "#web/ui/skeleton.tsx";

/**
 * Placeholder of `UserBlock` and `SignOutButton` in `SidebarContent` while the session loads, with
 * the same height.
 */
export function UserSkeleton() {
  return (
    <div className="flex h-23.5 gap-3 px-3 py-2 max-lg:h-26.5">
      <Skeleton className="h-8 w-8 shrink-0 rounded-full!" />
      <div className="grid h-8 grow content-center gap-2">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-full" />
      </div>
    </div>
  );
}
