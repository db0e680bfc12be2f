import { Link } from "react-router";
import { brandsCopy } from "#core/brands/brands.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { useChosenBrand } from "./chosen-brand.ts";

/**
 * Link in the head of /dashboard/brand to /dashboard/brand/read, which reads the website of the
 * chosen brand; nothing without a brand. Its words are `readWebsite` in
 * `core/brands/brands.copy.ts`.
 */
export function ReadLink() {
  const signedIn = useSession().status === "signed-in";
  return signedIn ? <ChosenLink /> : null;
}

function ChosenLink() {
  const { brand } = useChosenBrand();
  if (!brand) return null;
  return (
    <Link to={`${paths.brandRead}?brand=${brand.id}`} className={buttonStyles({})}>
      {brandsCopy.readWebsite}
    </Link>
  );
}
