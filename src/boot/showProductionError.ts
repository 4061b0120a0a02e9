/**
 * On the page of production errors: the full text of the message that the address names. Built from
 * nodes, never from HTML, because the address is a stranger's text.
 */
import { errorCodes } from '../../.generated/errorCodes';
import { LANGUAGE_CHANGE } from '../core/constants';
import { translate } from '../core/interfaceText';
import { askedError, fullMessage, PRODUCTION_ERROR_ID } from '../core/productionError';

let isListening = false;

/** Fills the place for the message, if the page has one. */
export function showProductionError(): void {
  // The other language comes when it is loaded.
  if (!isListening) document.addEventListener(LANGUAGE_CHANGE, showProductionError);
  isListening = true;
  document.getElementById(PRODUCTION_ERROR_ID)?.replaceChildren(...answer());
}

function answer(): Node[] {
  const asked = askedError(location.search);
  if (asked.kind === 'none') return [paragraph(translate('This address names no error.'))];
  if (asked.kind === 'invalid') {
    return [
      paragraph(translate('“{{code}}” is not the number of an error.', { code: asked.code })),
    ];
  }
  const { code, args } = asked;
  const message = fullMessage(errorCodes, code, args, translate('[missing argument]'));
  const { version } = errorCodes;
  if (message === undefined) {
    return [
      paragraph(translate('Material UI {{version}} has no error {{code}}.', { code, version })),
    ];
  }
  const heading = document.createElement('h2');
  heading.textContent = translate('Material UI error {{code}}', { code });
  return [heading, quote(message)];
}

function paragraph(text: string): HTMLParagraphElement {
  const node = document.createElement('p');
  node.textContent = text;
  return node;
}

/** The message as the package says it: in English, with its lines. */
function quote(message: string): HTMLQuoteElement {
  const node = document.createElement('blockquote');
  node.lang = 'en';
  node.dir = 'ltr';
  node.translate = false;
  // An argument without spaces would be wider than a phone.
  node.style.overflowWrap = 'anywhere';
  node.append(...message.split('\n').map(paragraph));
  return node;
}
