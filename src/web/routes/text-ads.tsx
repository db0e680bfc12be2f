import { textAdsWords } from "#core/generations/text/words.ts";
import { TextAdTool } from "../features/generations/text/text-ad-tool.tsx";
import { SignedIn } from "../features/shell/signed-in.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => pageMeta({ title: textAdsWords.title });

export default function TextAds() {
  return (
    <>
      <PageHead title={textAdsWords.title} lead={textAdsWords.lead} />
      <SignedIn>
        <TextAdTool />
      </SignedIn>
    </>
  );
}
