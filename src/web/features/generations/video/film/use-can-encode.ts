import { useEffect, useState } from "react";

/**
 * Whether this browser can make video files (`canEncodeFilms`), for `FilmEditor`; `undefined` until
 * it was tried.
 */
export function useCanEncode(): boolean | undefined {
  const [canEncode, setCanEncode] = useState<boolean>();
  useEffect(() => {
    let isOpen = true;
    void import("./encode/can-encode-films.ts")
      .then(({ canEncodeFilms }) => canEncodeFilms())
      .catch(() => false)
      .then((able) => isOpen && setCanEncode(able));
    return () => {
      isOpen = false;
    };
  }, []);
  return canEncode;
}
