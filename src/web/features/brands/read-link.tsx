import { Link } from "react-router";
import { brandsCopy } from "#core/brands/brands.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { useChosenBrand } from "./chosen-brand.ts";

/** Link on the brand page to the page that reads the website of the chosen brand. */
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
