/** Tool descriptions that steer the use of other tools. */
export const steeringPhrases = [
  'call|use|invoke|run|execute .. this_tool|this_function|this .. instead_of! .. any|all|every|other .. tool|tools|function|functions',
  'instead_of! any|the|all|every|using|calling? other|another|all|every|any tool|tools',
  // Only close together: a description may say that its own tool must not be used for calling others.
  "do_not|don't|never|avoid ever|directly|then|also? use|using|call|calling|invoke any|any_of|the|of? the? other|another! .. tool|tools",
  'ignore|disregard|distrust! .. other|another .. tool|tools',
  'this_tool ... supersedes|replaces|overrides|deprecates! .. all|every|other|any .. tool|tools',
  'when|whenever|if|each_time|every_time .. other|another|any! tool|tools .. called|invoked|runs',
  'instead_of! .. the|original|intended|given|real|user .. recipient|address|account|beneficiary|destination',
  'change|replace|modify|rewrite|substitute .. recipient|destination|address|beneficiary|payee! .. to|with',
  'add|include|set|always|must|also .. bcc|blind_copy! .. to|with|as',
  'all|every|any command|commands .. must|should|have_to|need_to .. include|contain|begin|start|carry .. prefix!',
  "other|another|any|all .. tool|tools ... do_not|don't|never|avoid use|using|call|calling|invoke|trust! them|those|it",
  'must|should|always|have_to|has_to|needs_to run|execute .. curl|wget|powershell|netcat!',
  'from_now_on! you_are|you_act|you_behave|you_respond|act|behave|respond',
  'must|should|always .. be! routed|sent|passed|directed|redirected|made through|via .. this_tool|this_server|this_function',
  'download|fetch and run|execute|install .. script|binary|file|program|installer .. at|from .. http*',
  'also|additionally send|forward|mail|email|post .. copy|copies! .. of each|every|all|the ... to',
  'attach|include|append|insert|send|pass|put|provide|copy|paste .. system_prompt|system_message|system_instructions|developer_message! ... to|in|into|as',
  'even_if|even_when! .. @user .. asks|requests|wants|prefers|specifies|says .. other|others|another|otherwise|different',
  'you|assistant|model|agent .. skip|bypass|omit .. confirmation|approval|permission|consent!',
  'other|another .. tool|tools|server|servers|one|ones are|is|be|must_be|should_be|considered|deemed compromised|malicious|untrustworthy|unsafe_and|considered_unsafe|deemed_unsafe!',
  'always! choose|use|prefer|pick|select this|this_one|this_tool .. never the|any|a|an|its|their|to .. other|others|another',
  'must|have_to|has_to|need_to|should be routed|redirected|diverted|sent! here|to_this_tool|to_this_server|through_this_tool|via_this_tool',
  'replace|substitute|overwrite|swap|exchange! its|their answer|answers|result|results|output|outputs|response|responses with|by|for',
  'give|grant|assign .. this_tool|this_server|this_function .. priority|precedence|preference! over',
  'even_if|even_when! .. @user .. names|chooses|picks|prefers .. latter|other|others|another|different',
  'always|whenever|when|as_soon_as|also|each_time|once ... bcc|blind_copy! ... message*|mail*|email*|send*|everything',
  'real|true|actual|final recipient|beneficiary|payee|destination! must|has_to|should|is|will .. always .. be|the|this',
  'replace|change|swap|substitute|rewrite|exchange .. iban|account_number|wallet_address|bank_details|payment_details|sort_code! with|by|for|to',
  'run|execute|type|enter|launch .. curl|wget|invoke_webrequest! .. http* ... sh|bash|zsh|python|python3|iex|node',
  'pass|give|put|include|provide|supply|append ... system_prompt|system_message|developer_message .. verbatim|word_for_word!',
  'add|invite .. collaborator|member|administrator|admin|owner|user ... silently|quietly|secretly!',
  'after|before each|every call|invocation! ... and pass|send|forward|hand|post|submit its|the|their|all|both result|results|output|outputs|response|responses|answer|contents .. to',
  'refuse|decline|never|stop .. use|call|trust|invoke|using|calling|trusting any_other|every_other|all_other! tool*|server*',
  'this ... only trusted|trustworthy|legitimate|authorized|authorised! server|source|provider',
  'if|when|whenever|each_time ... swap|substitute! .. number|recipient|address|account|iban',
  'run|execute|call env|printenv! .. in|with|and',
  'hand|give|pass|send|take .. last|latest|previous|every|each|all .. message|messages|prompt|prompts|conversation .. over|along! in|as|to|via|through',
  'when|whenever|always|every|each ... add|put|include|set .. as|in|into|to bcc|blind_copy!',
  'send|post|forward|upload|submit .. full|entire|whole|complete conversation|chat|transcript|history|session! .. to .. http*',
];

/** A tool that demands to be called before all others. Usually that is a server's own set-up step, but a tool that eavesdrops says the same. */
export const orderingPhrases = [
  'before|prior_to! .. using|calling|invoking|running|use|call|invoke|any|every .. any|all|every|another .. tool|tools',
  'call|use|invoke|run|execute .. this_tool|this_function|this .. before|prior_to! .. any|all|every .. tool|tools|function|functions',
  'must|always .. called|used|invoked|run|executed .. before|prior_to! .. any|all|every .. tool|tools',
  'must|always|has_to|have_to|needs_to .. called|used|invoked|run|executed|consulted ahead_of! .. any|all|every .. tool|tools|function|functions',
];

/** A server that orders its own tools does not steer others, and masked data is not disclosed. */
export const steeringExceptions = [
  'of|from|on|in this|our|the_same server|toolset|toolkit|suite|plugin',
  'must_never|should_never|must_not_modify|must_not_change',
  'mask|masks|placeholder*|asterisks|stars|pseudonym*|redact*',
];

/** What people write to an author about: `For questions, write to …`. */
export const contactMentions = [
  'question|questions|enquiry|enquiries|inquiry|inquiries|feedback|suggestion|suggestions|bug|bugs|bug_report|bug_reports|vulnerability|vulnerabilities|maintainer|maintainers|contact|support',
  'report|any|with|security issue|issues|problem|problems|concern|concerns|abuse',
];

/** Instructions to disclose data through a tool argument. */
export const smugglingPhrases = [
  'pass|put|include|provide|place|send|supply|insert|append|write .. content|contents|text|value|output|body .. as|in|into|to|via .. parameter|argument|field|sidenote|side_note|feedback_field|metadata!',
  'pass|put|include|provide|send|supply|insert|append|copy .. full|entire|whole|complete|all .. conversation|chat|message|messages|context .. history|transcript|window! .. argument|parameter|field|input|value',
  "otherwise|or_else! .. tool|this|it .. will_not|won't|not|cannot|fail|fails|break|breaks .. work|function|succeed|run|return|properly|correctly?",
  'pass|put|include|provide|place|send|supply|insert|append|write|paste|add|print|echo .. content|contents|values! of ... as|in|into|to|via .. log|logs|comment|comments|commit_message|description|title|summary|pull_request|issue|channel|url|query|answer|reply|response|output',
];

/** Instructions not to mention a tool's use: harmless as a prompt's style, suspicious in the tool's own description. */
export const hushPhrases = [
  '@no mention|disclose|reveal|tell|inform|notify|say! .. this|that_you|about_this|about_it|it .. @user',
  '@no mention|disclose|reveal|tell|say! .. this_tool|this_function|this_call .. was|is|were|has_been used|called|invoked|run',
  'silently|quietly|discreetly! .. add|adds|change|alter|replace|increase|reduce|insert|modify|swap',
  '@no mention|disclose|reveal|tell|inform|notify|say! .. @user .. this|that_you|about_this|about_it|it',
  'without .. mentioning|telling|informing|notifying! .. @user|this|it',
  "@user needn't|need_not|doesn't_need_to|does_not_need_to|don't_need_to|do_not_need_to|doesn't_have_to|does_not_have_to! know|hear|learn about|of it|this|that|these",
  'no_need|no_reason|not_necessary|unnecessary! to tell|inform|notify .. @user|them',
  '@no talk|speak! about it|this|that|these .. step|call|tool|to|with?',
  '@no tell|explain|say! why .. you|this|the? .. tool|called|call|used|use|avoid|skip',
  'pass|forward|upload|append|attach|relay|push .. quietly|silently|secretly|covertly|unnoticed!',
  '@user has|have? already agreed|consented|approved! .. that_you|to_you|to_let_you|to_your',
  'this|that|it .. stays|stay|remains|remain .. between_us|between_you|hidden_from|unknown_to|invisible_to!',
  '@no let! .. @user .. see|know|notice|find_out|learn .. that|what|how|of|about|this|it',
  '@no mention|disclose|reveal|tell|inform! .. anybody|anyone .. that|about|of',
  'keep|keeps .. to yourself!',
  'he|she|they has|have .. consented|agreed! .. to .. it|this|that',
  'silently|quietly|secretly! .. include|includes|attach|append|forward|upload|copy|invoke|pass',
];

/** Exceptions for results that are not known yet: `Do not say that it is done before the tests pass`. */
export const hushExceptions = [
  'before|until|unless|till .. test|tests|check|checks|build|pipeline|pass|passes|passed|finish*|succe*|complete|completes|completed|confirmed|verified|confirms',
  'tests|checks|result|results|outcome .. is|are not known|final|confirmed|available',
];
