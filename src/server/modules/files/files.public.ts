// All that other slices, boot and the commands may import from this folder.
export { detachFiles, enqueuePurge } from "./account-deletion.service.ts";
export { readAllUploads } from "./export.service.ts";
export { extensionOf } from "./file-extensions.ts";
export {
  deleteFilmFiles,
  deleteGeneratedFile,
  deleteGeneratedFiles,
  findFile,
  linkGenerated,
  linkUploads,
  listUploads,
  readFile,
  releaseFilesOf,
  setFilesHidden,
  storeFilmFile,
  storeGenerated,
  storePreview,
  type FilesDeps,
} from "./files.service.ts";
export { imageReceiver, limitUploads } from "./receive-image.ts";
export { findKeptFile } from "./kept-files.service.ts";
export { createFileServer, FILE_POLICY, type ServeFile } from "./serve-file.ts";
export { saveUpload, type UploadsDeps } from "./uploads.service.ts";
export {
  addHiddenReferences,
  addReferences,
  releaseReferences,
  replaceReferences,
  setReferencesHidden,
} from "./references.service.ts";
