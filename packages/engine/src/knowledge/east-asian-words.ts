import { lazily } from '../text/lazily.ts';

/**
 * Chinese (both scripts), Japanese and Korean words used in setting names, by their English equivalent. Names join them without
 * separators, so a name is segmented by this table. Rows without a meaning hold particles and counters.
 */
const eastAsianWords: readonly (readonly [meaning: string, words: string])[] = [
  // Approval and its conditions.
  ['approval', '批准 审批 審批 核准 授权确认 承認 決裁 승인 결재'],
  ['confirmation', '确认 確認 확인'],
  ['review', '审核 审查 複核 复核 審核 審査 レビュー 검토'],
  ['human', '人工 人类 人類 人間 人手 사람 인간'],
  ['human in loop', '人在回路 人机回路 人間参加型'],
  ['manual', '手动 手動 수동'],
  ['required', '必需 必须 必須 必要 필수 필요'],
  ['require', '需要 需 要求 要する 요구'],
  ['before', '前 之前 以前 前に 이전 전'],
  ['auto', '自动 自動 자동'],
  ['autonomous', '自主 自律 자율'],
  ['supervised', '监督 監督 감독'],
  ['always', '始终 总是 始終 总 常に 항상'],
  ['never', '从不 永不 絕不 決して 절대'],
  ['ask', '询问 詢問 問い合わせ 질문'],
  ['guardrail', '护栏 護欄 ガードレール 가드레일'],
  // Boolean values and quantifiers.
  ['yes', '是 はい 예 네'],
  ['no', '否 无需 無需 不需要 不要 いいえ 아니오 아니요 불필요'],
  ['none', '无 無 なし 없음'],
  ['true', '真 참'],
  ['false', '假 偽 거짓'],
  ['enabled', '启用 啟用 开启 開啟 打开 有効 有効化 활성화 활성 사용'],
  ['disabled', '禁用 停用 关闭 關閉 無効 無効化 비활성화 비활성 미사용'],
  ['allow', '允许 允許 准许 許可 허용'],
  ['allowed', '可访问 可訪問 可用 允许的 許可済み 허용된'],
  ['deny', '拒绝 拒絕 拒否 거부'],
  ['blocked', '禁止 屏蔽 阻止 封鎖 ブロック 차단 금지'],
  ['skip', '跳过 跳過 スキップ 건너뛰기'],
  ['bypass', '绕过 繞過 バイパス 우회'],
  ['unlimited', '无上限 無上限 上限なし 无限制 无限 無限 無制限 무제한'],
  ['unrestricted', '不受限 不受限制 不限'],
  ['whitelist', '白名单 白名單 ホワイトリスト 허용목록 화이트리스트'],
  ['blacklist', '黑名单 黑名單 ブラックリスト 차단목록 블랙리스트'],
  ['mode', '模式 モード 모드'],
  ['level', '级别 等级 級別 レベル 수준 레벨'],
  // Parts of an agent.
  ['bot', '机器人 機器人 ボット 봇'],
  ['setting', '设定 設定 设置 設置 설정'],
  ['capability', '能力 기능 機能'],
  ['agent', '智能体 智能體 智慧體 エージェント 에이전트'],
  ['assistant', '助手 助理 アシスタント 어시스턴트 도우미 비서'],
  ['name', '名称 名稱 名字 名前 이름'],
  ['description', '描述 说明 說明 説明 설명'],
  ['tool', '工具 ツール 도구 툴'],
  ['skill', '技能 スキル 스킬'],
  ['model', '模型 モデル 모델'],
  ['language model', '大模型 语言模型 大语言模型 語言模型 言語モデル 언어모델'],
  ['provider', '提供商 供应商 服务商 プロバイダー プロバイダ 제공자 공급자'],
  ['system prompt', '系统提示词 系统提示 系統提示詞 系統提示 系统指令 システムプロンプト 시스템프롬프트'],
  ['system', '系统 系統 システム 시스템'],
  ['prompt', '提示词 提示詞 プロンプト 프롬프트'],
  ['instruction', '指令 指示 지시 지침'],
  ['role', '角色 役割 역할'],
  ['task', '任务 任務 タスク 작업'],
  ['goal', '目标 目標 목표'],
  ['step', '步骤 步驟 步数 步數 ステップ 단계 스텝'],
  ['workflow', '工作流 工作流程 流程 ワークフロー 워크플로'],
  ['memory', '记忆 記憶 メモリ メモリー 메모리 기억'],
  ['permission', '权限 權限 権限 권한'],
  ['policy', '策略 政策 ポリシー 정책'],
  ['temperature', '温度 溫度 온도'],
  // Actions.
  ['execute', '执行 執行 実行 실행'],
  ['run', '运行 運行'],
  ['environment', '环境 環境 환경'],
  ['script', '脚本 腳本 スクリプト 스크립트'],
  ['order', '下单 下單 注文 주문'],
  ['command', '命令 コマンド 명령 명령어'],
  ['code', '代码 代碼 程式碼 コード 코드'],
  ['shell', '终端 終端 シェル ターミナル 셸 쉘 터미널'],
  ['sandbox', '沙箱 沙盒 サンドボックス 샌드박스'],
  ['container', '容器 コンテナ 컨테이너'],
  ['isolation', '隔离 隔離 격리'],
  ['write', '写入 寫入 書き込み 쓰기'],
  ['read', '读取 讀取 読み取り 読み込み 읽기'],
  ['delete', '删除 刪除 削除 삭제'],
  ['send', '发送 發送 送信 전송'],
  ['email', '邮件 電子郵件 メール 이메일'],
  ['payment', '支付 付款 支払い 決済 결제'],
  ['transfer', '转账 轉帳 送金 송금'],
  ['search', '搜索 搜尋 検索 검색'],
  // Scope of access.
  ['file', '文件 档案 檔案 ファイル 파일'],
  ['directory', '目录 目錄 文件夹 ディレクトリ フォルダ 디렉토리 디렉터리 폴더'],
  ['path', '路径 路徑 パス 경로'],
  ['network', '网络 網路 網絡 ネットワーク 네트워크'],
  ['domain', '域名 网域 ドメイン 도메인'],
  ['access', '访问 訪問 存取 アクセス 접근 액세스'],
  ['listen', '监听 監聽 リッスン 待ち受け'],
  ['address', '地址 アドレス 주소'],
  ['server', '服务器 伺服器 サーバー サーバ 서버'],
  ['port', '端口 埠 ポート 포트'],
  ['authentication', '登录验证 登錄驗證 ログイン認証 认证 认證 認證 鉴权 身份验证 認証 인증'],
  ['certificate', '证书 憑證 証明書 인증서'],
  ['verify', '验证 驗證 校验 検証 검증'],
  // Logs and memory.
  ['log', '日志 日誌 ログ 로그'],
  ['audit', '审计 審計 監査 감사'],
  ['redact', '脱敏 脫敏 遮蔽 マスキング 마스킹'],
  ['input', '输入 輸入 入力 입력'],
  ['output', '输出 輸出 出力 출력'],
  ['content', '内容 內容 내용 콘텐츠'],
  ['filter', '过滤 過濾 フィルター フィルタ 필터'],
  ['security', '安全 セキュリティ 보안'],
  ['sensitive', '敏感 機密 민감'],
  // Limits.
  ['max', '最大 最多 上限 최대'],
  ['loop', '循环 循環 ループ 루프'],
  ['iteration', '迭代 反復 イテレーション 반복'],
  ['round', '轮数 轮次 輪數 回合 ラウンド 라운드'],
  ['retry', '重试 重試 リトライ 再試行 재시도'],
  ['time', '时间 時間 시간'],
  ['timeout', '超时 超時 逾時 タイムアウト 타임아웃 제한시간'],
  ['limit', '限制 制限 제한'],
  ['', '的 次数 次數 数 數 数量 是否 を の する 回数 수 횟수 여부'],
];

const index = lazily(() => {
  const english = new Map<string, readonly string[]>();
  for (const [meaning, words] of eastAsianWords) {
    for (const word of words.split(' ')) english.set(word, meaning === '' ? [] : meaning.split(' '));
  }
  return english;
});

const longest = 8;
const nameMax = 24;
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

export function isEastAsian(word: string): boolean {
  return eastAsian.test(word);
}

/** The English equivalents, segmented from the front by the longest match; null when a segment is unknown. Latin letters are kept: `shell执行`. */
export function englishOfUnspaced(name: string): readonly string[] | null {
  if (name.length > nameMax) return null;
  const found: string[] = [];
  for (let at = 0; at < name.length; ) {
    const latin = /^[a-z\d]+/.exec(name.slice(at))?.[0];
    const word = latin ?? wordAt(name, at);
    if (word === null) return null;
    found.push(...(latin === undefined ? (index().get(word) ?? []) : [latin]));
    at += word.length;
  }
  return found.length === 0 ? null : found;
}

function wordAt(name: string, at: number): string | null {
  for (let length = Math.min(longest, name.length - at); length > 0; length--) {
    const word = name.slice(at, at + length);
    if (index().has(word)) return word;
  }
  return null;
}
