/** The product's working name: here and in `sv.json`'s `app.name`, the manifest and index.html, pinned together by a test. */
export const PRODUCT_NAME = "Avtalsbo";
