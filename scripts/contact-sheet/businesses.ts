import type { ImageBrief } from "#studio/image/brief.ts";

/** A fictional business with images in assets/samples, as one brief of the contact sheet. */
export interface Business extends Omit<ImageBrief, "style" | "size"> {
  readonly id: string;
  readonly pictures: readonly { readonly file: string; readonly role?: "logo" | "product" }[];
}

/** Sample businesses of the contact sheet, the social card and the screenshots. */
export const BUSINESSES: readonly Business[] = [
  {
    id: "northbeam",
    companyName: "Northbeam Coffee",
    productName: "Whole beans",
    headline: "Mornings, properly roasted.",
    description: "Small-batch whole beans, roasted in the week they reach your door.",
    callToAction: "Order now",
    primaryColor: "#D9531E",
    pictures: [{ file: "coffee.jpg" }],
  },
  {
    id: "orrin",
    companyName: "Orrin",
    productName: "Orrin One headphones",
    headline: "Hear the room disappear",
    description: "Wireless headphones with quiet that adapts to wherever you are.",
    callToAction: "Shop now",
    primaryColor: "#000000",
    pictures: [{ file: "phones.webp" }, { file: "logo-orrin.png" }],
  },
  {
    id: "luma",
    companyName: "Luma",
    productName: "Overnight serum",
    headline: "Skin that wakes up before you do",
    description: "An overnight serum with squalane and bakuchiol. For every skin type.",
    callToAction: "Discover Luma",
    primaryColor: "#F2B705",
    pictures: [{ file: "serum.jpg" }],
  },
  {
    id: "riviera",
    companyName: "Velo Riviera",
    productName: "City bikes",
    headline: "Your commute just got a sea breeze",
    description: "Light steel city bikes, built to order and fitted to you.",
    callToAction: "Book a test ride",
    primaryColor: "#1746D1",
    pictures: [{ file: "bike.webp" }],
  },
  {
    id: "fern",
    companyName: "Fern & Fable",
    productName: "Plant subscription",
    headline: "One happy plant a month",
    description: "Easy-care houseplants in handmade pots, with a card that tells you what to do.",
    callToAction: "Start growing",
    primaryColor: "#1E7A46",
    pictures: [{ file: "plant.jpg" }, { file: "logo-fern.jpg" }],
  },
  {
    id: "altis",
    companyName: "Altis Travel",
    productName: "Lake tours",
    headline: "Slow down to the speed of water",
    description: "Three-day lake tours in small groups, with a guide who knows every jetty.",
    callToAction: "See the dates",
    primaryColor: "#5B2A86",
    pictures: [{ file: "lake.jpg" }],
  },
];
