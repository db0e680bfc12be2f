/**
 * Widely known brands, in lower case. The rule `competitor` (`rules/comparison.ts`) reports
 * comparisons with them; the studio's gate (`gate/names.ts` and `gate/notes.ts`) treats them as
 * names.
 */
export const BRANDS: ReadonlySet<string> = new Set(
  (
    "adidas adobe adyen airbnb aldi alexa alibaba aliexpress allianz amazon android apple asana asos asus atlassian audi " +
    "auchan axa barclays basecamp bmw bolt booking booking.com bosch braun buffer burger c&a canon canva carrefour " +
    "chatgpt check24 chrome cisco coca-cola coke colgate costco costa deezer deliveroo dell deutsche dhl doordash " +
    "dropbox duolingo dyson easyjet ebay edeka ergo etsy expedia facebook fedex fiat figma fitbit flixbus ford fnac " +
    "freshbooks garmin gillette glovo gmail gojek google gopro grammarly groupon grubhub h&m hellofresh heineken hermes " +
    "hilton honda hoover hotjar hp hsbc hubspot huawei hulu hyundai ikea indeed instacart instagram intel iphone ipad " +
    "jbl jira just-eat kellogg kfc klarna kia kitchenaid klaviyo kodak kpmg lego lenovo lexware lg lidl lieferando " +
    "linkedin logitech lufthansa lush lyft macbook mailchimp marriott mastercard mcdonald mcdonald's mediamarkt " +
    "mercadona mercedes microsoft miele mondial monday.com monzo motorola n26 nespresso nestlé netflix nike nikon " +
    "nintendo nissan nivea notion nutella o2 obi opel oral-b orange otto outlook pampers panasonic paypal peloton pepsi " +
    "peugeot philips photoshop playstation porsche powerpoint primark prime quickbooks ray-ban red-bull renault revolut " +
    "rewe rolex rossmann ryanair sage sainsbury sainsbury's salesforce samsung sap saturn semrush shein shell shopify " +
    "siemens siri sixt skoda sky skype slack sony spar spotify square squarespace starbucks stripe subway swarovski " +
    "t-mobile target teams telekom tefal temu tesco tesla thermomix tiktok tinder toyota trello trivago tui uber " +
    "unilever ups verizon vinted visa vodafone volkswagen volvo vorwerk vw waitrose walmart wayfair whatsapp " +
    "windows wise wix wizzair wordpress xbox xero xiaomi yahoo yelp youtube zalando zapier zara zendesk zoom"
  ).split(" "),
);
