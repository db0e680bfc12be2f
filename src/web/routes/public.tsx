import { Outlet } from "react-router";
import { TopBar } from "../features/landing/top-bar.tsx";

/** Public pages with the navigation bar; the bar is 80 px high and fixed, so content starts below it. */
export default function Public() {
  return (
    <>
      <TopBar />
      <div className="pt-20">
        <Outlet />
      </div>
    </>
  );
}
