import type { ComponentPropsWithRef } from 'react';

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  onSubmit: () => unknown;
}

/** A form that the app submits and validates instead of the browser. */
export const Form = ({ onSubmit, ...rest }: FormProps) => (
  <form
    noValidate
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);
