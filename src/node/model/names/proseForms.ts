/** What a piece of code in a sentence asks for. */
export interface ProseName {
  /** `DataGrid`, `slots`, `current` … before the name; absent for a name that stands alone. */
  owner?: string;
  name: string;
  /** Place of what becomes the link in the code. */
  start: number;
  end: number;
  /** Whether it is called: `setPage()`. */
  isCall: boolean;
}

/** `<DataGrid />`, `<DataGrid`, `</DataGrid>`, and one with attributes. */
const ELEMENT = /^<\/?([A-Z]\w*)(?=[\s/>]|$)/;
/** `setPage()`, `useGridApiRef()`, with or without arguments. */
const CALL = /^(\w+)\(.*\)$/s;
/** `columns={columns}`, `pageSize: 10`. */
const SET = /^([a-z]\w*)(?:=[{"'].*|:\s.*)$/s;
/** `GridColDef[]`, `GridColDef<Row>`. */
const GENERIC = /^([A-Z]\w+)(?:<.*>|\[\])+$/s;
/** `apiRef.current.setPage(1)`, `GridColDef.type`, `slotProps.toolbar`. */
const PATH = /^((?:\w+\??!?\.)*)(\w+)\??!?\.(\w+)(\(.*\))?$/s;
/** Props whose members are documented by the prop, or by the slot that follows. */
const HOLDERS = /^(initialState|localeText|sx)\./;
const SLOT_PATH = /^(slots|slotProps)\.(\w+)\./;

/** Takes code in a sentence apart; undefined for what names nothing of the API. */
export function readProseName(code: string): ProseName | undefined {
  const alone = (name: string, isCall = false, start = 0): ProseName => ({
    name,
    start,
    end: start + name.length,
    isCall,
  });
  if (/^[A-Za-z]\w*$/.test(code)) return alone(code);
  const element = ELEMENT.exec(code);
  if (element) return alone(element[1]!, false, code.indexOf(element[1]!));
  const call = CALL.exec(code);
  if (call) return alone(call[1]!, true);
  const plain = SET.exec(code) ?? GENERIC.exec(code) ?? HOLDERS.exec(code);
  if (plain) return alone(plain[1]!);
  const slot = SLOT_PATH.exec(code);
  if (slot) {
    return { owner: slot[1]!, name: slot[2]!, start: 0, end: slot[0].length - 1, isCall: false };
  }
  const path = PATH.exec(code);
  if (!path) return undefined;
  const [, , owner = '', name = '', call2] = path;
  return { owner, name, start: 0, end: code.length, isCall: call2 !== undefined };
}
