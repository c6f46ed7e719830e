/** The language server process that the extension starts. */
import { serve } from '@agent-grade/language-server';

serve();
