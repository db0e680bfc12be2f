/**
 * Abbreviations of four letters or more that may be in capitals, for the rules `caps-word`
 * (`rules/letter-case.ts`) and `spaced-letters` (`rules/spelling.ts`); neither checks shorter
 * capitals.
 */
export const ACRONYMS: ReadonlySet<string> = new Set(
  (
    "AARP ABTA ADAC ADHD AIDS AJAX AMEX AMOLED ANSI APAC ASAP ASIC ASMR ASUS ATOL BAFA BAFÖG BIPOC BOGO BREEAM " +
    "BYOB BYOD CAPEX CCTV CEFR CISSP COVID CSRD DACH DALF DDOS DELE DELF DEKRA DIMM DINK DMARC DOCG DSGVO DSLR " +
    "DVLA ECTS EMEA ENEC EPDM ERASMUS ESIM ESOL EWIV FAQS FEMA FIFA FINRA FTSE GCSE GDPR GMAT GMBH GOTS GPRS " +
    "HACCP HDMI HDPE HEPA HIIT HIPAA HMRC HOAI HTML HTTP HTTPS HVAC IATA IBAN IELTS IKEA IMAX INCI IRCM IRPF " +
    "ISBN ITIL JPEG JSON KPMG KRAV LASIK LEED LEGO LGBT LGBTQ LGBTQI LIDAR LPWAN MDMA MIDI MIMO MINT MOOC MOSFET " +
    "MPEG MSRP NAFTA NASA NASDAQ NATO NCAA NEBOSH NFTS NGOS NIST NTSC NVME NYSE OECD OEKO OEM'S OLED OPEC " +
    "OPEX OSHA OTAN PEFC PETA PTFE PTSD QLED RAID RATP RFID RGPD RICS ROHS ROTC RSVP SAAS SARL SASU " +
    "SCHUFA SCUBA SEPA SERP SIEM SNCF SOLAS SPCA STEM SWAT SWIFT TEFL TESOL TOEFL TOEIC TÜVS UEFA UNESCO UNHCR " +
    "UNICEF USPS VISA VOIP WHMIS WIFI WLAN WYSIWYG XLSX XXXL YMCA YWCA ZDNET " +
    "IPTV LTDA EPAL SICAV UCITS ETFS VATS PVGIS KFZS EPROM LORA MERV NHTSA NEMA USDA GMOS SARS FAANG MENA"
  ).split(" "),
);

/**
 * Names with unusual capitals inside, in their exact letter case, that the rule `caps-mixed` in
 * `rules/letter-case.ts` does not report.
 */
export const MIXED_NAMES: ReadonlySet<string> = new Set(
  "iPadOS visionOS LaTeX VoLTE HbA1c MyFitnessPal BlaBlaCar OpenStreetMap MacBookPro QuickBooksOnline eBayKleinanzeigen PlayStationVR DaVinciResolve SoundCloudGo VanMoof ThyssenKrupp PricewaterhouseCoopers GmbHs".split(
    " ",
  ),
);
