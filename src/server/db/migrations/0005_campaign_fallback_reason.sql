-- Campaigns store the reason of a fallback under the name that the column and the API use.
UPDATE "generations"
SET "output" = ("output" - 'stoodIn') || jsonb_build_object('fallbackReason', "output" -> 'stoodIn')
WHERE "kind" = 'campaign' AND "output" ? 'stoodIn';
