import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./settings.ts";

const S3 = {
  S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  S3_BUCKET: "adloom-files",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "AKIA123",
  S3_SECRET_ACCESS_KEY: "secret/+=",
};

test("All five S3 settings select the bucket, none selects the data folder", () => {
  expect(readConfig(S3).s3).toEqual({
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    bucket: "adloom-files",
    region: "eu-central-1",
    accessKeyId: "AKIA123",
    secretAccessKey: "secret/+=",
  });
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig({ S3_ENDPOINT: "", S3_BUCKET: " " }).s3).toBeUndefined();
});

test.each(Object.keys(S3))("A missing %s is a ConfigError that names it", (name) => {
  const read = () => readConfig({ ...S3, [name]: "" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    new RegExp(`^${name} is missing: with any S3_ variable all five are needed; .*for example`),
  );
});

test.each([
  ["S3_ENDPOINT", "s3.example.com"],
  ["S3_ENDPOINT", "ftp://s3.example.com"],
  ["S3_BUCKET", "../other"],
  ["S3_REGION", "eu central"],
  ["S3_ACCESS_KEY_ID", "two words"],
])("%s rejects %s", (name, value) => {
  expect(() => readConfig({ ...S3, [name]: value })).toThrow(
    new RegExp(`^${name} is not valid: .*for example`),
  );
});
