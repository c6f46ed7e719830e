/** Generated from docs/openapi.json by `npm run build-docs`; edit the schemas. */

export interface AnalyzeRequest {
  /**
   * The configuration text, JSON or YAML, at most 1 MB (1,048,576 bytes as UTF-8).
   */
  content: string;
  /**
   * The language of content.
   */
  format: 'json' | 'yaml';
  /**
   * A label. It does not affect the analysis.
   */
  name?: string;
  /**
   * The file’s name. It may help to recognise the format; it does not affect the score.
   */
  sourceFilename?: string;
}
export interface AnalysisResult {
  score: number;
  /**
   * A+ from 97, A 90, B 80, C 65, D 45, else F.
   */
  grade: 'A+' | 'A' | 'B' | 'C' | 'D' | 'F';
  /**
   * Worst severity of at least medium confidence; unknown when nothing was understood.
   */
  risk: 'none' | 'low' | 'medium' | 'high' | 'critical' | 'unknown';
  /**
   * pass, fail, or inconclusive when nothing was understood.
   */
  status: 'pass' | 'fail' | 'inconclusive';
  findings: {
    /**
     * Stable id of the rule.
     */
    ruleId:
      | 'AG-001'
      | 'AG-002'
      | 'AG-003'
      | 'AG-004'
      | 'AG-005'
      | 'AG-006'
      | 'AG-007'
      | 'AG-008'
      | 'AG-009'
      | 'AG-010'
      | 'AG-011'
      | 'AG-012'
      | 'AG-013'
      | 'AG-014'
      | 'AG-015'
      | 'AG-016'
      | 'AG-017'
      | 'AG-018'
      | 'AG-019'
      | 'AG-020'
      | 'AG-021'
      | 'AG-022'
      | 'AG-023';
    /**
     * Stable kebab-case name of the rule.
     */
    name: string;
    /**
     * Title of the rule.
     */
    title: string;
    /**
     * What the rule is about.
     */
    category:
      | 'secrets'
      | 'execution'
      | 'oversight'
      | 'filesystem'
      | 'isolation'
      | 'supply-chain'
      | 'network'
      | 'access'
      | 'prompts'
      | 'autonomy'
      | 'reliability'
      | 'data';
    /**
     * Computed by the service.
     */
    severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
    /**
     * Confidence of the finding.
     */
    confidence: 'high' | 'medium' | 'low';
    /**
     * What was found, one sentence.
     */
    message: string;
    location: {
      /**
       * RFC 6901 pointer of the value that has to change; begins with the document index in a stream of several. Keys of more than 400 characters are cut.
       */
      pointer: string;
      /**
       * Index of the YAML document, from 0.
       */
      document: number;
      start: {
        line: number;
        column: number;
      };
      end: {
        line: number;
        column: number;
      };
    };
    /**
     * Related locations, at most a hundred; `limitations` counts the rest.
     *
     * @maxItems 100
     */
    related: {
      /**
       * RFC 6901 pointer of the value that has to change; begins with the document index in a stream of several. Keys of more than 400 characters are cut.
       */
      pointer: string;
      /**
       * Index of the YAML document, from 0.
       */
      document: number;
      start: {
        line: number;
        column: number;
      };
      end: {
        line: number;
        column: number;
      };
    }[];
    /**
     * The entry on one line, with secrets and opaque values masked. Empty if the finding is about a whole document.
     */
    evidence: string;
    /**
     * Why it matters.
     */
    why: string;
    remediation: {
      /**
       * What to change.
       */
      summary: string;
      /**
       * JSON Patch on the submitted document, where one is certain.
       */
      patch?: {
        /**
         * RFC 6902 operation.
         */
        op: 'replace' | 'remove' | 'add';
        /**
         * RFC 6901 pointer into the submitted document.
         */
        path: string;
        value?:
          | string
          | number
          | boolean
          | null
          | {
              [k: string]: unknown;
            }[];
      }[];
    };
    /**
     * Items: Id in a public catalogue: OWASP, CWE or MITRE ATLAS.
     */
    references: string[];
    /**
     * Path of the rule’s page.
     */
    help: string;
    /**
     * Stable under reformatting and reordering; no function of a secret.
     */
    fingerprint: string;
    /**
     * Points that this finding deducts.
     */
    deduction: number;
  }[];
  /**
   * The submitted text with every detected secret replaced by REDACTED-<kind>-<n>.
   */
  sanitizedConfig: string;
  format: {
    /**
     * Stable id of the recognised format.
     */
    id: string;
    /**
     * Name of the format.
     */
    title: string;
    recognized: boolean;
    /**
     * Confidence of the format recognition.
     */
    confidence: 'high' | 'medium' | 'low';
  };
  secrets: {
    count: number;
    kinds: {
      [k: string]: number;
    };
  };
  defenses: {
    /**
     * Where it is.
     */
    pointer: string;
    /**
     * The protection.
     */
    message: string;
  }[];
  /**
   * What the agent is connected to.
   */
  map: {
    parts: {
      /**
       * What it is.
       */
      kind: 'server' | 'tool' | 'files' | 'execution' | 'channel' | 'permission';
      /**
       * What the file calls it.
       */
      name: string;
      /**
       * Where it is.
       */
      pointer: string;
      line: number;
      /**
       * Items: What it gives the agent access to or lets it do.
       */
      reach: (
        'private' | 'untrusted' | 'egress' | 'execute' | 'inbound' | 'secrets' | 'database-write' | 'read' | 'write'
      )[];
      /**
       * Whether its use needs approval.
       */
      approval: 'asked' | 'unasked' | 'unknown';
    }[];
    /**
     * Number of parts that are not listed.
     */
    omitted: number;
  };
  scoreBreakdown: {
    start: 100;
    lines: {
      /**
       * Stable id of the rule.
       */
      ruleId:
        | 'AG-001'
        | 'AG-002'
        | 'AG-003'
        | 'AG-004'
        | 'AG-005'
        | 'AG-006'
        | 'AG-007'
        | 'AG-008'
        | 'AG-009'
        | 'AG-010'
        | 'AG-011'
        | 'AG-012'
        | 'AG-013'
        | 'AG-014'
        | 'AG-015'
        | 'AG-016'
        | 'AG-017'
        | 'AG-018'
        | 'AG-019'
        | 'AG-020'
        | 'AG-021'
        | 'AG-022'
        | 'AG-023';
      /**
       * Severity of the finding.
       */
      severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
      /**
       * Confidence of the finding.
       */
      confidence: 'high' | 'medium' | 'low';
      /**
       * Where the finding is.
       */
      pointer: string;
      /**
       * Points taken, in hundredths.
       */
      points: number;
    }[];
    /**
     * Points lost by rounding down.
     */
    rounding: number;
    cap: null | {
      limit: number;
      /**
       * Why the score is capped.
       */
      reason: string;
      points: number;
    };
    final: number;
  };
  /**
   * The patches that gain most, at most three, each applied on top of the ones before it. The score is that of the patched text, and stays where it is while a finding without a patch caps it; for texts above 100,000 characters it is estimated.
   */
  fixFirst: {
    /**
     * Stable under reformatting and reordering; no function of a secret.
     */
    fingerprint: string;
    /**
     * Stable id of the rule.
     */
    ruleId:
      | 'AG-001'
      | 'AG-002'
      | 'AG-003'
      | 'AG-004'
      | 'AG-005'
      | 'AG-006'
      | 'AG-007'
      | 'AG-008'
      | 'AG-009'
      | 'AG-010'
      | 'AG-011'
      | 'AG-012'
      | 'AG-013'
      | 'AG-014'
      | 'AG-015'
      | 'AG-016'
      | 'AG-017'
      | 'AG-018'
      | 'AG-019'
      | 'AG-020'
      | 'AG-021'
      | 'AG-022'
      | 'AG-023';
    /**
     * Where the finding is.
     */
    pointer: string;
    /**
     * The score after this patch and the ones before it.
     */
    score: number;
    /**
     * The grade after this patch and the ones before it.
     */
    grade: 'A+' | 'A' | 'B' | 'C' | 'D' | 'F';
  }[];
  /**
   * Items: What was not checked or not understood.
   */
  limitations: string[];
  versions: {
    /**
     * Rule set
     */
    ruleset: string;
    /**
     * Scoring
     */
    scoring: string;
    /**
     * Schema
     */
    schema: string;
  };
}
/**
 * RFC 9457 problem document.
 *
 * This interface was referenced by `Schemas`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  /**
   * Where the problem is explained.
   */
  type: string;
  title: string;
  status: number;
  /**
   * What happened and what to do about it.
   */
  detail: string;
  /**
   * A stable code for programs.
   */
  code:
    | 'invalid_http_request'
    | 'invalid_path'
    | 'invalid_utf8'
    | 'invalid_json'
    | 'duplicate_field'
    | 'unknown_field'
    | 'missing_field'
    | 'invalid_field'
    | 'malformed_configuration'
    | 'too_deep'
    | 'too_complex'
    | 'empty_configuration'
    | 'not_a_configuration'
    | 'missing_credentials'
    | 'invalid_api_key'
    | 'plan_required'
    | 'not_found'
    | 'method_not_allowed'
    | 'request_timeout'
    | 'request_too_large'
    | 'content_too_large'
    | 'unsupported_media_type'
    | 'unsupported_content_encoding'
    | 'rate_limited'
    | 'header_fields_too_large'
    | 'internal_error'
    | 'service_unavailable';
  /**
   * The same as in the X-Request-Id header.
   */
  requestId: string;
  /**
   * What is wrong with each field.
   */
  errors?: {
    /**
     * RFC 6901 pointer into the request body.
     */
    pointer: string;
    code: 'unknown_field' | 'missing_field' | 'invalid_field';
    detail: string;
  }[];
  /**
   * Line in content.
   */
  line?: number;
  /**
   * Column in content, in UTF-16 code units.
   */
  column?: number;
}
