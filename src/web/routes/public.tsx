import { Outlet } from "react-router";
import { TopBar } from "../features/landing/top-bar.tsx";
import { useSession } from "../lib/session.tsx";

/**
 * Layout of /, /privacy, /terms and /reset-password, below the fixed 80 px navigation bar. On
 * static pages, public/landing.js sets `data-signed-in` instead.
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
