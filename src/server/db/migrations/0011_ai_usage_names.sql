-- The usage of a generation is stored under the names of `AiUsage`.
UPDATE "generations"
SET "cost" = ("cost" - 'money' - 'pictures')
  || jsonb_build_object('costUsd', "cost" -> 'money', 'images', coalesce("cost" -> 'pictures', '0'))
WHERE "cost" ? 'money';
