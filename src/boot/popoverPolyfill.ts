/**
 * Popovers for Firefox 121 to 124, which have none: loaded there alone. It opens them by the class
 * `:popover-open`, for which `styles/popoverFallback.css` has the rules.
 */
import { apply } from '@oddbird/popover-polyfill/fn';

apply();
