import { Outlet } from "react-router";
import { TopBar } from "../features/landing/top-bar.tsx";
import { useSession } from "../lib/session.tsx";

/**
 * Public pages with the navigation bar; the bar is 80 px high and fixed, so content starts below it. On pages that run
 * without React a script sets the same mark for who is signed in.
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
