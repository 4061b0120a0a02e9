/** What readers are told when their feedback did not arrive (SPEC 8.3). */
export const FEEDBACK_FAILED = "Couldn't submit feedback. Please try again later.";
