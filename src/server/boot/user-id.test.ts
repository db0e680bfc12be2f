import { expectTypeOf, test } from "vitest";
import type { AppEnv } from "../http/env.ts";
import type { Session } from "../modules/accounts/session.service.ts";
import type { OwnFile } from "../modules/files/files.repo.ts";
import type { Own } from "../modules/generations/generations.repo.ts";
import type { generations } from "../modules/generations/generations.table.ts";
import type { UserId } from "../lib/user-id.ts";

/** The compiler checks this file; running it shows nothing. */
test("an owner is whom a session or a row names; neither a text nor the id of a generation is one", () => {
  expectTypeOf<string>().not.toExtend<UserId>();
  expectTypeOf<typeof generations.$inferSelect.id>().not.toExtend<UserId>();
  expectTypeOf<Session["user"]["id"]>().toEqualTypeOf<UserId>();
  expectTypeOf<AppEnv["Variables"]["user"]["id"]>().toEqualTypeOf<UserId>();
  expectTypeOf<typeof generations.$inferSelect.userId>().toEqualTypeOf<UserId>();
  expectTypeOf<Own["userId"]>().toEqualTypeOf<UserId>();
  expectTypeOf<OwnFile["userId"]>().toEqualTypeOf<UserId>();
});
