import { UPLOAD_TYPES } from "#core/limits.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { brandsCopy, claimsCopy } from "#core/brands/brands.copy.ts";
import { proofMessages } from "#core/brands/messages.ts";
import type { Claim, Proof } from "#core/brands/claim.ts";
import { today } from "#web/lib/today.ts";
import { api } from "#web/lib/api.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { claimsKey } from "#web/lib/brands.ts";
import { useUpload } from "../use-upload.ts";

const { fields } = claimsCopy;
const TYPES = ["application/pdf", ...UPLOAD_TYPES].join(",");

interface ClaimFormProps {
  readonly brandId: string;
  /** The claim to change; a new one if missing. */
  readonly claim?: Claim;
  readonly onClose: () => void;
  /** Called after the words of an existing claim were changed. */
  readonly onTextChanged?: () => void;
}

/**
 * Form in `BrandClaims` that adds a claim with its proof (`POST /api/brands/:id/claims`) or changes
 * one (`PATCH /api/claims/:id`). The day on which the proof was read is today unless the user
 * changes it. Rules: `core/brands/claim.ts`; proofs: `TYPES` in this file,
 * `BRAND_LIMITS.proofBytes` in `core/brands/limits.ts`; words: `core/brands/brands.copy.ts` and
 * `core/brands/messages.ts`.
 */
export function ClaimForm({ brandId, claim, onClose, onTextChanged }: ClaimFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [text, setText] = useState(claim?.text ?? "");
  const [proofUrl, setProofUrl] = useState(claim?.proofUrl ?? "");
  const [proofFile, setProofFile] = useState<Proof | null>(claim?.proofFile ?? null);
  const [readOn, setReadOn] = useState(today);
  const [validUntil, setValidUntil] = useState(claim?.validUntil ?? "");
  const save = useMutation({
    mutationFn: () => {
      const hasProof = proofUrl.trim() !== "" || proofFile !== null;
      const body = {
        text,
        proofUrl,
        proofFile: proofFile?.id ?? null,
        readOn: hasProof && readOn !== "" ? readOn : null,
        validUntil: validUntil === "" ? null : validUntil,
      };
      return claim
        ? api("PATCH /api/claims/:id", { params: { id: claim.id }, body })
        : api("POST /api/brands/:id/claims", { params: { id: brandId }, body });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: claimsKey(brandId) });
      if (claim && claim.text !== text.trim()) onTextChanged?.();
      onClose();
    },
    onError: (error) => {
      const marked = isApiError(error) && Object.keys(error.fields).length > 0;
      if (!marked) toast.error(failureMessage(error, brandsCopy.failed));
    },
  });
  const errors = isApiError(save.error) ? save.error.fields : {};
  return (
    <form
      noValidate
      aria-label={claim ? claimsCopy.edit(claim.text) : claimsCopy.add}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      className="grid items-start gap-4 border-b border-line bg-sunken px-6 pt-2 pb-5 last:border-b-0 max-sm:px-4 md:grid-cols-[minmax(0,1fr)_160px_160px]"
    >
      <div className="md:col-span-3">
        <Field label={fields.text} error={errors["text"]}>
          <Input
            value={text}
            placeholder={claimsCopy.textPlaceholder}
            autoComplete="off"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
      </div>
      <Field label={fields.proofUrl} error={errors["proofUrl"]} hint={claimsCopy.proofHint}>
        <Input
          value={proofUrl}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          onChange={({ currentTarget }) => setProofUrl(currentTarget.value)}
        />
      </Field>
      <Field label={fields.readOn} error={errors["readOn"]}>
        <Input type="date" value={readOn} onChange={({ currentTarget }) => setReadOn(currentTarget.value)} />
      </Field>
      <Field label={fields.validUntil} optional error={errors["validUntil"]}>
        <Input
          type="date"
          value={validUntil}
          onChange={({ currentTarget }) => setValidUntil(currentTarget.value)}
        />
      </Field>
      <ProofFile file={proofFile} error={errors["proofFile"]} onChange={setProofFile} />
      <div className="flex justify-end gap-2 md:col-span-2">
        <Button variant="ghost" onClick={onClose}>
          {claimsCopy.close}
        </Button>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={claimsCopy.saving}>
          {claim?.state === "unproved" ? claimsCopy.addProof : claimsCopy.save}
        </Button>
      </div>
    </form>
  );
}

interface ProofFileProps {
  readonly file: Proof | null;
  readonly error: string | undefined;
  readonly onChange: (file: Proof | null) => void;
}

function ProofFile({ file, error, onChange }: ProofFileProps) {
  const upload = useUpload("POST /api/uploads/proof", proofMessages.notAnImage);
  return (
    <div className="grid gap-1">
      <div className="flex min-h-10 items-center gap-2">
        {file ? (
          <>
            <Paperclip aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 truncate text-label">{file.name}</span>
            <IconButton label={claimsCopy.removeFile} onClick={() => onChange(null)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </>
        ) : (
          <label className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 text-label font-medium shadow-xs hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            {upload.isPending ? <SpinnerIcon /> : <Paperclip aria-hidden className="size-4" />}
            {claimsCopy.chooseFile}
            <input
              type="file"
              accept={TYPES}
              className="sr-only"
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.files?.[0];
                currentTarget.value = "";
                if (chosen) upload.mutate(chosen, { onSuccess: onChange });
              }}
            />
          </label>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-caption font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
