import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { keep, readKept } from '../kept-draft.ts';

interface FormRules<Form, Action> {
  /** Where the browser keeps what is not stored yet. */
  key: string;
  /** Reads what was kept; null where it is nothing, or broken. */
  parse: (kept: string | null) => Form | null;
  /** As it is stored, or empty. */
  stored: Form;
  /** What a form begins with when nothing was kept; `stored` unless told. */
  begin?: () => Form;
  change: (form: Form, action: Action) => Form;
  isSame: (one: Form, other: Form) => boolean;
  /** Fills the form anew with what is given. */
  startOver: (form: Form) => Action;
}

export interface KeptForm<Form, Action> {
  form: Form;
  change: Dispatch<Action>;
  /** Something differs from what is stored, or from the empty form. */
  isChanged: boolean;
  /** What is shown was begun on an earlier visit to this screen. */
  isBroughtBack: boolean;
  /** Takes back everything that is not stored. */
  startOver: () => void;
}

/** A form as it is being filled in. What is not saved survives reloads and going elsewhere. */
export function useKeptForm<Form, Action>(rules: FormRules<Form, Action>): KeptForm<Form, Action> {
  const { key, parse, stored, begin = () => stored, isSame } = rules;
  const [kept] = useState(() => parse(readKept(key)));
  const [form, change] = useReducer(rules.change, null, () => kept ?? begin());
  const isChanged = !isSame(form, stored);

  useEffect(() => {
    keep(key, isChanged ? JSON.stringify(form) : null);
  }, [key, form, isChanged]);

  return {
    form,
    change,
    isChanged,
    isBroughtBack: kept !== null && isSame(form, kept),
    startOver: () => change(rules.startOver(stored)),
  };
}
