import { Outlet } from "react-router";
import { TopBar } from "../features/landing/top-bar.tsx";
import { useSession } from "../lib/session.tsx";

/**
 * Layout of /, /privacy, /terms and /reset-password (`routes.ts`), below the fixed 80 px `TopBar`.
 * `data-signed-in` chooses the bar's buttons; on static pages, `public/landing.js` sets it instead.
 */
export default function Public() {
  const signedIn = useSession().status === "signed-in";
  return (
    <div data-signed-in={signedIn ? "" : undefined}>
      <TopBar />
      <div className="pt-20">
        <Outlet />
      </div>
    </div>
  );
}
