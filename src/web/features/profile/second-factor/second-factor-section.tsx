import { useState } from "react";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { SectionStatus } from "../section-status.tsx";
import { SettingsSection } from "../settings-section.tsx";
import { PasskeysPart } from "./passkeys-part.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { RecoveryCodesPart } from "./recovery-codes-part.tsx";
import { useSecondFactor } from "./second-factor-request.ts";
import { TotpPart } from "./totp-part.tsx";

/**
 * Section "Two-step sign-in" of `ProfilePage` with the passkeys, the authenticator app and the
 * recovery codes (`useSecondFactor`); shows new codes once. Words:
 * `core/account/second-factor-settings.copy.ts`.
 */
export function SecondFactorSection() {
  const query = useSecondFactor();
  const { data } = query;
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = data !== undefined && data.recoveryCodes !== null;
  return (
    <SettingsSection title={secondFactorSettingsCopy.title} lead={secondFactorSettingsCopy.lead}>
      <SectionStatus query={query} message={secondFactorSettingsCopy.loadFailed} />
      {data && (
        <>
          <div className="flex items-start gap-3">
            <Badge tone={isOn ? "ok" : "neutral"}>
              {isOn ? secondFactorSettingsCopy.onBadge : secondFactorSettingsCopy.offBadge}
            </Badge>
            <p className="text-pretty">{isOn ? secondFactorSettingsCopy.on : secondFactorSettingsCopy.off}</p>
          </div>
          <PasskeysPart state={data} onCodes={setCodes} />
          <TotpPart state={data} onCodes={setCodes} />
          {data.recoveryCodes && <RecoveryCodesPart codes={data.recoveryCodes} onCodes={setCodes} />}
        </>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </SettingsSection>
  );
}
