/** The process that the extension starts. */
import { serve } from '@agent-grade/language-server';

serve();
