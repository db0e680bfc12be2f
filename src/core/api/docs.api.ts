import type { Area } from "./endpoint.ts";

/**
 * Contract of the API's own documentation, served by `server/http/pages/api-docs.ts`.
 * `server/http/pages/open-api.ts` makes the document.
 */
export const docsApi = {
  "GET /api/openapi.json": {
    summary: "This API as an OpenAPI 3.1 document",
    public: true,
    status: 200,
    success: "The document",
    mediaType: "application/json",
    errors: [],
  },
  "GET /api/docs": {
    summary: "This API as a page",
    public: true,
    status: 200,
    success: "The page",
    mediaType: "text/html",
    errors: [],
  },
} satisfies Area;
