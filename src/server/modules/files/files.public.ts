// All that other slices, boot and the commands may import from this folder.
export { detachFiles, enqueuePurge } from "./account-deletion.service.ts";
export { readAllUploads } from "./export.service.ts";
export {
  deleteGeneratedFile,
  deleteGeneratedFiles,
  findFile,
  linkGenerated,
  linkUploads,
  readFile,
  releaseFilesOf,
  setFilesHidden,
  storeGenerated,
  type FilesDeps,
} from "./files.service.ts";
export { saveUpload, type UploadsDeps } from "./uploads.service.ts";
export { addReferences, releaseReferences, replaceReferences } from "./references.service.ts";
