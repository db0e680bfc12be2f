/**
 * Id of the button of `EndingNote` that resumes a canceled plan. `CancelDialog` gives it the focus
 * after a cancellation, because the cancel button is then unmounted.
 */
export const RESUME_BUTTON_ID = "keep-plan";
