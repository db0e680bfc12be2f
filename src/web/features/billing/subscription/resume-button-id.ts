/**
 * Id of the button that resumes a canceled plan. It gets the focus after the cancel button was
 * unmounted.
 */
export const RESUME_BUTTON_ID = "keep-plan";
