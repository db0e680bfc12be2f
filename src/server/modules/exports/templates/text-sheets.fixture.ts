import { META, META_CELLS, META_COPIED, META_ROW, sheet, type SampleSheet } from "./sample-sheet.fixture.ts";

const utf8 = (text: string) => Buffer.from(text);
const withBom = (text: string) => Buffer.from(`\uFEFF${text}`);
const utf16le = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
const latin1 = (text: string) => Buffer.from(text, "latin1");

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
const GOOGLE = [
  ...["Campaign", "Ad Group", "Labels", "Ad type"],
  ...numbered("Headline", 15),
  ...numbered("Description", 4),
  ...["Path 1", "Path 2", "Final URL", "Status", "Comment"],
];
const GOOGLE_CELLS = {
  Campaign: "Dusk, winter",
  Labels: "AL7K3Q9Z-GS1a",
  "Ad type": "Responsive search ad",
  "Headline 2": "Warm Light in Two Taps",
  "Headline 9": "",
  "Path 2": "dusk",
  "Final URL": /utm_content=AL7K3Q9Z-GS1a&utm_term=\{keyword\}#buy$/,
  Status: "Paused",
};

const quoted = (cells: readonly string[], separator = ",") =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);

const WIDE = [
  ...META.slice(1, 3),
  ...numbered("Targeting", 500),
  ...META.slice(4, 6),
  ...META.slice(8, 16),
  ...numbered("Note", 13),
];

/**
 * CSV and TSV sheets, one for each way in which the sheets of ad accounts differ, such as encoding
 * and separator; `fill-templates.test.ts` reads and fills in each one.
 */
export const TEXT_SHEETS: readonly SampleSheet[] = [
  sheet(utf16le(`${GOOGLE.join("\t")}\nOld\tGroup\t\tResponsive search ad\tOne\n`), {
    what: "UTF-16 with tabs, as Ads Editor exports",
    network: "google",
    lastRow: 2,
    copyFrom: 2,
    name: "Labels",
    cells: { ...GOOGLE_CELLS, "Ad type": "Responsive search ad" },
  }),
  sheet(utf16be(`${quoted(GOOGLE)}\r\n`), {
    what: "UTF-16 in the other byte order, without rows",
    network: "google",
    lastRow: 1,
    name: "Labels",
    cells: GOOGLE_CELLS,
  }),
  sheet(
    withBom(
      'Kampagnenname;Anzeigengruppenname;Anzeigenname*;Anzeigenstatus;Überschrift;Primärer Text;Beschreibung;Website-URL;URL-Parameter;Handlungsaufforderung;Bilddateiname;Budget\r\nAlt;Alt;Alt;AKTIV;Alt;"Alt; mit Zeichen";;https://alt.example;;LEARN_MORE;;10,50\r\n',
    ),
    {
      what: "German with semicolons and a byte order mark",
      network: "meta",
      lastRow: 2,
      copyFrom: 2,
      name: "Anzeigenname*",
      cells: {
        Anzeigenstatus: "PAUSIERT",
        Überschrift: 'The "Dusk" lamp, 20 hours',
        "Website-URL": META_CELLS.Link,
        "URL-Parameter": META_CELLS["URL Tags"],
        Bilddateiname: "al7k3q9z-fb1a-1080x1350.png",
      },
      copied: { Budget: "10,50" },
    },
  ),
  sheet(
    latin1(
      "Nom de la campagne;Nom du groupe d'annonces;Nom de la publicité;Statut;Texte publicitaire;URL de destination;Incitation à l'action\r\nÉté;Été;Été;Actif;Vieux;https://vieux.example;\r\n",
    ),
    {
      what: "French in Windows-1252",
      network: "tiktok",
      lastRow: 2,
      copyFrom: 2,
      name: "Nom de la publicité",
      cells: {
        Statut: "En pause",
        "Texte publicitaire": "Warm light in two taps.",
        "Incitation à l'action": "LEARN_MORE",
      },
    },
  ),
  sheet(
    utf8(
      `Campaign,,,,Ad Set,,,Ad,,,,,,,,,,\n${META.join(",")}\n${META_ROW.join(",")}\n${META_ROW.join(",").replace("12.50", "99")}\n`,
    ),
    {
      what: "two header rows: groups of columns above their names",
      network: "meta",
      headerRow: 2,
      lastRow: 4,
      copyFrom: 4,
      name: "Ad Name",
      cells: META_CELLS,
      copied: { ...META_COPIED, "Ad Set Daily Budget": "99" },
    },
  ),
  sheet(
    withBom(
      `${quoted(WIDE)}\r\n${quoted(WIDE.map((name) => (name.startsWith("Targeting") ? `t ${name}` : "")))}\r\n`,
    ),
    {
      what: "525 columns",
      network: "meta",
      lastRow: 2,
      copyFrom: 2,
      name: "Ad Name",
      cells: { "Campaign Status": "PAUSED", Title: META_CELLS.Title, Body: META_CELLS.Body },
      copied: { "Targeting 1": "t Targeting 1", "Targeting 500": "t Targeting 500", "Note 13": "" },
    },
  ),
  sheet(
    utf8(
      'Version,Campaign Name,Campaign Status,Ad Group Name,Promoted Pin Name,Promoted Pin Status,Media File Name,Pin Title,Pin Description,Image Alternative Text,Organic Pin URL,Promoted Pin URL,CTA Selection,Interests\n# Required,# Required,,,,,,,,,,,,\n# BulkSheetVersion=V2,"# up to 256, no quotes",,,,,,,,,,,,',
    ),
    {
      what: "Pinterest with two rows of instructions and no line end at the end",
      network: "pinterest",
      lastRow: 3,
      name: "Promoted Pin Name",
      cells: {
        Version: "BulkSheetVersion=V2",
        "Promoted Pin Status": "PAUSED",
        "Pin Description": "Warm light.\nIn two taps.",
        "Image Alternative Text": "A lamp, lit",
        "Organic Pin URL": META_CELLS.Link,
        "Promoted Pin URL": /utm_source=pinterest/,
        Interests: "",
      },
    },
  ),
  sheet(withBom(`${quoted(META)}\r\n${quoted(META_ROW.with(11, 'Old\r\nbody, "quoted"'))}\r\n\r\n,,,\r\n`), {
    what: "every cell quoted, line breaks in cells, blank rows at the end",
    network: "meta",
    lastRow: 2,
    copyFrom: 2,
    name: "Ad Name",
    cells: META_CELLS,
    copied: META_COPIED,
  }),
  sheet(utf8(`Ads of October\r\r${META.join("\t")}\r${META_ROW.join("\t")}\r`), {
    what: "a title above the header, tabs, and line ends of old Macs",
    network: "meta",
    headerRow: 3,
    lastRow: 4,
    copyFrom: 4,
    name: "Ad Name",
    cells: META_CELLS,
    copied: META_COPIED,
  }),
  sheet(
    utf8(
      "Type,Status,Id,Parent Id,Campaign,Ad Group,Client Id,Name,Path 1,Path 2,Final Url,Headline,Description,Custom Parameter\nFormat Version,,,,,,,6.0,,,,,,\nResponsive Search Ad,Active,55,44,Old,Old,,,,,https://old.example,[],[],{_a}=1\n",
    ),
    {
      what: "a bulk file of Microsoft",
      network: "microsoft",
      lastRow: 3,
      copyFrom: 3,
      name: "Client Id",
      cells: {
        Status: "Paused",
        Id: "",
        "Parent Id": "",
        Campaign: "Dusk, winter",
        "Final Url": /utm_source=bing/,
      },
      copied: { Type: "Responsive Search Ad", "Custom Parameter": "{_a}=1" },
    },
  ),
];
