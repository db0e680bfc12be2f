import { quote } from "../fixes.ts";
import { findShapes } from "../patterns.ts";
import type { Circumstances, Rule } from "../rule.ts";
import { LINKEDIN_GUIDELINES } from "../sources.ts";

/**
 * "Meta" is also a goal in Romance languages, so that it counts with a capital within a sentence
 * only.
 */
const NAMES =
  /(?<![\p{L}\p{N}@.])(?:[Ll]inked[Ii]n|LINKEDIN|Linked In|[Ff]acebook|FACEBOOK|[Ii]nstagram|INSTAGRAM|(?<=[\p{Ll},] )Meta)(?![\p{L}\p{N}]|-?[Aa]nalys)/gu;

/**
 * Rule `platform-name` in `TEXT_RULES` (`all.ts`): reports LinkedIn, Facebook, Instagram and Meta
 * (`NAMES` in this file) in texts. LinkedIn rejects its own name; Facebook and Instagram ads get
 * advice about the other three; no other network. Sources: `checks/sources.ts`. Texts of its
 * findings are in this file.
 */
export const platformName: Rule = {
  id: "platform-name",
  version: 1,
  severities: {
    linkedin: ({ match }: Circumstances) => (/linked ?in/iu.test(match.text) ? "reject" : undefined),
    meta: ({ match }: Circumstances) => (/linked ?in/iu.test(match.text) ? undefined : "advice"),
  },
  reads: "plain",
  find: findShapes(NAMES),
  names: "marked",
  what: ({ text }) => `${quote(text)} names the platform`,
  why: "ads may not look as if the platform spoke",
  sources: [LINKEDIN_GUIDELINES],
};
