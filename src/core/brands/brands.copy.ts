import type { BrandColor, ClaimState, LogoKind } from "./parts.ts";
import { inWords } from "../in-words.ts";
import { LIMITS, RESTORE_MINUTES } from "../limits.ts";
import { megabytes } from "../megabytes.ts";
import { BRAND_LIMITS } from "./limits.ts";

/**
 * Text of the brand page: tabs, menu and dialogs. The minutes of an undo are `RESTORE_MINUTES` in
 * `core/limits.ts`.
 */
export const brandsCopy = {
  title: "Brand",
  lead: "Say it once. Every tool, ad and check starts from here.",
  tabs: { kit: "Kit", products: "Products", claims: "Claims" },
  tabsLabel: "Parts of the brand",
  switchBrand: "Brand",
  newBrand: "New brand",
  deleteBrand: "Delete brand",
  newName: "New brand",
  loadFailed: "Your brands could not be loaded.",
  firstTitle: "Who advertises? Say it once.",
  firstText: "Name, logo, colors, voice and products fill in every form, and every ad looks like yours.",
  fillIn: "Fill in by hand",
  readWebsite: "Read from my website",
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deletePoints: `Its products and claims go with it. Ads and campaigns made with it stay as they are. You can undo this for ${RESTORE_MINUTES} minutes.`,
  keep: "Keep brand",
  deleted: (name: string) => `${name} was deleted`,
  restored: (name: string) => `${name} is back`,
  undo: "Undo",
  failed: "This did not work. Please try again.",
} as const;

/**
 * Text of the brand page's first tab (`web/features/brands/kit`). Limits come from `LIMITS` in
 * `core/limits.ts` and `BRAND_LIMITS` in `limits.ts`. The preview draws `sampleText`. Its contrasts
 * of 4.5 and 3 (`colors-card.tsx` of the web app) are written out.
 */
export const kitCopy = {
  identity: "Identity",
  fields: {
    name: "Name",
    businessName: "Business name",
    website: "Website",
    defaultUrl: "Where ads lead",
    logos: "Logo",
    languages: "Languages",
    colors: "Colors",
    typefaces: "Typefaces",
    voice: "Brand voice",
    voiceExamples: "Sounds like this",
    style: "Default style",
    wordsToUse: "Words to use",
    wordsToAvoid: "Words to avoid",
    disclaimers: "What must stand in ads",
  },
  businessNameHint: "The short one beside your ads on Google and Meta.",
  defaultUrlHint: "Used when a product has no page of its own.",
  count: (count: number, most: number) => `${count} of ${most}`,
  logoKinds: { light: "On light ground", dark: "On dark ground", square: "Square mark" } satisfies Record<
    LogoKind,
    string
  >,
  logoHint: `SVG, JPEG, PNG or WebP, up to ${megabytes(LIMITS.uploadBytes)} MB. An SVG is stored as PNG.`,
  add: "Add",
  missing: "Missing",
  size: (width: number, height: number) => `${width} × ${height}`,
  addLogo: (kind: string) => `Add logo: ${kind}`,
  removeLogo: (kind: string) => `Remove logo: ${kind}`,
  logoAlt: (kind: string) => `Logo: ${kind}`,
  logoFailed: "The logo could not be uploaded. Please try again.",
  removed: "Removed",
  addLanguage: "Add a language",
  colorNames: { primary: "Primary", secondary: "Secondary", accent: "Accent" } satisfies Record<
    BrandColor,
    string
  >,
  noColor: "Not set",
  removeColor: (name: string) => `Remove ${name}`,
  contrastNeeds: "Contrast needs 4.5 : 1, large type 3 : 1",
  contrast: (ratio: number) => `${ratio.toFixed(1)} : 1`,
  whiteText: "White text",
  darkText: "Dark text",
  anySize: "any size",
  largeOnly: "large only",
  notLegible: "not legible",
  typefacesNote: "All come with Adloom",
  styleTypefaces: "Those of each style",
  sampleText: "A short line of text under the headline of your ad.",
  voiceTitle: "Voice",
  noVoice: "Not chosen",
  examplesHint: `Up to ${inWords(BRAND_LIMITS.voiceExamples)} sentences that sound like you.`,
  example: (at: number) => `Sentence ${at}`,
  wordsToUseHint: "Preferred wherever the sense is the same.",
  wordsToAvoidHint: "Never written.",
  addWord: "Add a word",
  remove: (what: string) => `Remove ${what}`,
  allMarkets: "All markets",
  market: (at: number) => `Market of sentence ${at}`,
  sentence: (at: number) => `Sentence ${at} for ads`,
  removeSentence: (at: number) => `Remove sentence ${at}`,
  disclaimersHint: "Kept with the brand for the ads of each market.",
  noDisclaimers: "No sentence yet. Add one if an ad must name a condition, for example delivery cost.",
  previewTitle: "In an ad",
  previewAlt: (name: string) => `Square ad of ${name}`,
  previewFailed: "The preview could not be drawn.",
  stillOpen: "Still open",
  open: {
    logo: "A logo for light ground",
    dark: "A logo for dark ground",
    colors: "A primary color",
    voice: "A voice",
    products: "A first product",
    claims: (count: number) => (count === 1 ? "One claim without proof" : `${count} claims without proof`),
  },
  seeIt: "See it",
  nothingOpen: "Nothing. Your brand is complete.",
} as const;

/**
 * Text of the brand page's tab with the products. The size of a picture is `uploadBytes` in
 * `core/limits.ts`, its types (`UPLOAD_TYPES` there) are written out here; messages about wrong
 * fields are in `messages.ts`.
 */
export const productsCopy = {
  title: "Products",
  add: "Add product",
  newName: "New product",
  empty: "No product yet. Add one, and its facts and pictures fill in every form.",
  loadFailed: "Your products could not be loaded.",
  choose: "Choose a product to see and change its facts.",
  more: "Show more products",
  back: "All products",
  makeAds: "Make ads",
  delete: (name: string) => `Delete ${name}`,
  pictures: (count: number) =>
    count === 0 ? "No picture yet" : count === 1 ? "1 picture" : `${count} pictures`,
  offerEnds: (day: string) => `offer ends ${day}`,
  offerEnded: (day: string) => `offer ended ${day}`,
  was: (price: string) => `was ${price}`,
  fields: {
    name: "Product/Service Name",
    description: "Description",
    features: "Key Features",
    audience: "Target Audience",
    price: "Now",
    wasPrice: "Was",
    lowestPrice30Days: "Lowest in 30 days",
    currency: "Currency",
    priceUnit: "Price is for",
    offerEndsOn: "Offer ends",
    url: "Page address",
    images: "Pictures",
  },
  priceTitle: "Price",
  oneALine: "One a line",
  priceUnitHint: "For example: a month",
  lowestHint: "The EU compares an offer with it.",
  offerHint: "The last day of the offer.",
  main: "Main",
  pictureAlt: (at: number) => `Picture ${at}`,
  addPictures: "Add pictures",
  removePicture: (at: number) => `Remove picture ${at}`,
  moveEarlier: (at: number) => `Move picture ${at} forward`,
  moveLater: (at: number) => `Move picture ${at} back`,
  picturesHint: `JPEG, PNG or WebP, up to ${megabytes(LIMITS.uploadBytes)} MB each. Drag them or use the arrows to change the order; the first is the main one.`,
  uploadFailed: "This picture could not be uploaded. Please try again.",
  uploading: "Uploading",
} as const;

/**
 * Text of the brand page's tab with the claims and their proof (`brand-claims.tsx`,
 * `claim-row.tsx`, `claim-form.tsx`). An expiring claim has `endsIn` instead of one of the
 * `states`. The size of a proof is `proofBytes` in `limits.ts`.
 */
export const claimsCopy = {
  title: "Claims",
  add: "Add claim",
  empty: "No claim yet. Numbers, superlatives and words like “free” in ads need proof: collect it here.",
  loadFailed: "Your claims could not be loaded.",
  states: { proved: "Proved", expired: "Ended", unproved: "No proof" },
  endsIn: (days: number) =>
    days === 0 ? "Ends today" : days === 1 ? "Ends tomorrow" : `Ends in ${days} days`,
  summary: {
    proved: (count: number) => `${count} proved`,
    expiring: (count: number) => (count === 1 ? "1 ends soon" : `${count} end soon`),
    expired: (count: number) => `${count} ended`,
    unproved: (count: number) => `${count} without proof`,
  } satisfies Record<ClaimState, (count: number) => string>,
  noneYet: "None yet",
  mayBeRejected: "Blocks nothing, but may be rejected",
  readOn: (day: string) => `Read on ${day}`,
  holdsUntil: (day: string) => `holds until ${day}`,
  noEnd: "no end date",
  fields: {
    text: "Claim",
    proofUrl: "Link",
    proofFile: "Proof file",
    readOn: "Read on",
    validUntil: "Holds until",
  },
  textPlaceholder: "4.8 of 5 from 2,316 reviews",
  chooseFile: "Choose a file",
  removeFile: "Remove the file",
  addProof: "Add proof",
  edit: (text: string) => `Edit the claim ${text}`,
  renew: "Renew",
  close: "Close",
  save: "Save",
  saving: "Saving...",
  delete: "Delete claim",
  deleted: "Claim deleted",
  restored: "The claim is back",
  foot: "Numbers, superlatives and words like “free” need proof that you can show. Copy may state what is proved here.",
  proofHint: `A link, or a PDF or picture of at most ${megabytes(BRAND_LIMITS.proofBytes)} MB.`,
  more: "Show more claims",
} as const;
