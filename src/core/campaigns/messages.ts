/**
 * Messages of rejected calls about campaigns and ads, shown at the fields that they concern.
 * Schemas in `campaign.ts` and services of `modules/campaigns` use them.
 */
export const campaignsMessages = {
  unknownField: "This platform has no such field",
  unknownCall: "This platform has no such button",
  adMissing: "This ad is not in the campaign",
  unknownMedia: "This picture does not belong to the campaign",
  reasonNeeded: "Please say why the ad may run as it is",
  notBuildable: "Ads can be built from text ads, image ads and full packages",
  generationMissing: "This generation does not exist",
  platformsMissing: "Please choose at least one platform",
  briefMissing: "This campaign has no brief to write from. Please choose a product first",
  orderIncomplete: "The order must name each variant once",
  badUrl: "This is not a web address. Enter one such as https://example.com.",
  nameMissing: "Please give the campaign a name",
} as const;
