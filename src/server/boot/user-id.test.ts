import { expectTypeOf, test } from "vitest";
import type { AppEnv } from "../http/env.ts";
import type { OwnedId } from "../lib/owned-id.ts";
import type { Session } from "../modules/accounts/session.service.ts";
import type { OwnedFileId } from "../modules/files/files.repo.ts";
import type { generations } from "../modules/generations/generations.table.ts";
import type { UserId } from "../lib/user-id.ts";

/** Checked by the compiler only. */
test("Sessions and rows contain a UserId; a string or the id of a generation is not one", () => {
  expectTypeOf<string>().not.toExtend<UserId>();
  expectTypeOf<typeof generations.$inferSelect.id>().not.toExtend<UserId>();
  expectTypeOf<Session["user"]["id"]>().toEqualTypeOf<UserId>();
  expectTypeOf<AppEnv["Variables"]["user"]["id"]>().toEqualTypeOf<UserId>();
  expectTypeOf<typeof generations.$inferSelect.userId>().toEqualTypeOf<UserId>();
  expectTypeOf<OwnedId["userId"]>().toEqualTypeOf<UserId>();
  expectTypeOf<OwnedFileId["userId"]>().toEqualTypeOf<UserId>();
});
