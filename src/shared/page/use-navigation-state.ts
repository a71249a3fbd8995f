import { useLocation } from 'react-router-dom';

/** The state that the link or redirect to this page has attached. */
export const useNavigationState = (): unknown => useLocation().state;
