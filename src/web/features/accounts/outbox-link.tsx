import { useEffect, useState } from "react";
import { accountLabels } from "#core/account/labels.ts";
import { TEXT_LINK } from "../../ui/text-link.ts";
import { OUTBOX_PATH, outboxExists } from "./outbox-request.ts";

/** Where mails go while no mail server is set up; nothing anywhere else. */
export function OutboxLink() {
  const [exists, setExists] = useState(false);
  useEffect(() => {
    let shown = true;
    void outboxExists(window.location.hostname).then((answer) => shown && setExists(answer));
    return () => {
      shown = false;
    };
  }, []);
  if (!exists) return null;
  return (
    <p className="mt-1">
      {accountLabels.outboxHint}{" "}
      <a href={OUTBOX_PATH} target="_blank" rel="noreferrer" className={`${TEXT_LINK} whitespace-nowrap`}>
        {accountLabels.openOutbox}
      </a>
    </p>
  );
}
